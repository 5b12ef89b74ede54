const key = process.env.SITENAME_KEY
const url = 'https://api.host.example/api/v1/ai/tutor'
const reply = await fetch(url, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    studentId: 'stu_2041',
    courseId: 'crs_118',
    topic: 'Factoring quadratics',
    adaptiveMode: true,
    learningStyle: 'visual',
  }),
})
console.log(await reply.json())
