const key = process.env.SITENAME_KEY
const url = 'https://api.host.example/v1/progress/track'
const reply = await fetch(url, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    student_id: 'stu_2041',
    topic: 'Factoring quadratics',
    score: 85,
  }),
})
console.log(await reply.json())
