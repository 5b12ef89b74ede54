const url = 'https://api.host.example/api/v1/courses'
const headers = {
  Authorization: `Bearer ${process.env.SITENAME_KEY}`,
  'Content-Type': 'application/json',
}
const course = {
  title: 'Algebra, Grade 10',
  description: 'Quadratics, line by line',
  aiTutoringEnabled: true,
}

for (const level of ['expert', 'advanced']) {
  const reply = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...course, level }),
  })
  if (reply.ok) console.log(`added as ${level}`)
  else console.log(reply.status, (await reply.json()).message)
}
