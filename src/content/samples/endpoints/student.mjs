const key = process.env.SITENAME_KEY
const url = 'https://api.host.example/api/v1/students/stu_2041'
const reply = await fetch(url, {
  headers: { Authorization: `Bearer ${key}` },
})
console.log(await reply.json())
