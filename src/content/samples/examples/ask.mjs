const url = 'https://api.host.example/v1/tutor/ask'
const headers = {
  Authorization: `Bearer ${process.env.SITENAME_KEY}`,
  'Content-Type': 'application/json',
}

/** @param {string} question */
async function ask(question) {
  const body = { question, subject: 'algebra', grade_level: 10 }
  const reply = await fetch(url, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  const { response, message } = await reply.json()
  if (!reply.ok) throw new Error(message)
  return response
}

console.log(await ask('Is x^2+5x+6 = (x+1)(x+6)?'))
console.log(await ask('I get 7x in the middle. I need 5x.'))
