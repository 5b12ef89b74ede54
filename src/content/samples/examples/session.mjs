const url = 'https://api.host.example/api/v1/ai/tutor'
const headers = {
  Authorization: `Bearer ${process.env.SITENAME_KEY}`,
  'Content-Type': 'application/json',
}
const learners = { stu_2041: 'visual', stu_2042: 'auditory' }

for (const [studentId, learningStyle] of Object.entries(learners)) {
  const session = {
    studentId,
    courseId: 'crs_118',
    topic: 'Factoring quadratics',
    adaptiveMode: true,
    learningStyle,
  }
  const reply = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(session),
  })
  console.log(studentId, learningStyle, reply.ok ? 'open' : 'refused')
}
