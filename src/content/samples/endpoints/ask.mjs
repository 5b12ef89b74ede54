const key = process.env.SITENAME_KEY
const url = 'https://api.host.example/v1/tutor/ask'
const reply = await fetch(url, {
  method: 'POST',
  headers: {
    Authorization: `Bearer ${key}`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({
    question: 'Is x^2+5x+6 = (x+1)(x+6)?',
    subject: 'algebra',
    grade_level: 10,
  }),
})
const { response } = await reply.json()
console.log(response)
