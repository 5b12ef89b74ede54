const key = process.env.SITENAME_KEY
const url = 'https://api.host.example/api/v1/courses'
const reply = await fetch(url, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    title: 'Algebra, Grade 10',
    description: 'Quadratics, line by line',
    level: 'intermediate',
    aiTutoringEnabled: true,
    tags: ['algebra', 'grade 10'],
  }),
})
console.log(await reply.json())
