import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'

const secret = process.env.SITENAME_HOOK_SECRET ?? ''

createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const body = Buffer.concat(chunks)
  const expected = createHmac('sha256', secret).update(body).digest()
  const header = String(request.headers['sitename-signature'])
  const sent = Buffer.from(header, 'hex')

  const genuine = sent.length === 32 && timingSafeEqual(sent, expected)
  response.writeHead(genuine ? 204 : 400).end()
  if (!genuine) return
  const { event, topic } = JSON.parse(body.toString())
  console.log(event, topic)
}).listen(3000)
