import { Sitename } from '@sitename/sdk'

const tutor = new Sitename({ key: process.env.SITENAME_KEY })

const { response } = await tutor.ask({
  question: 'Is x^2+5x+6 = (x+1)(x+6)?',
  subject: 'algebra',
  grade_level: 10,
})
console.log(response)
