/** The required fields in the form's order, as the line beside the button names them. */
const answers = {
  name: 'your name',
  email: 'your e-mail',
  role: 'your role',
  useCase: 'what you would use it for',
  message: 'a message',
} as const

type RequiredName = keyof typeof answers

const requiredNames = Object.keys(answers) as readonly RequiredName[]
const numbers = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const

/** The required fields (specification, section 5) without an answer; white space is none. */
export const missingAnswers = (values: Readonly<Partial<Record<RequiredName, string | undefined>>>) =>
  requiredNames.filter((name) => !values[name]?.trim())

export const answersToGo = (count: number): string =>
  `${numbers[count] ?? count} ${count === 1 ? 'answer' : 'answers'} to go`

/** 'your name, your role, and a message'. Of two, only a clause takes a comma. */
export function nameAnswers(names: readonly RequiredName[]): string {
  const words = names.map((name) => answers[name])
  const last = words.at(-1) ?? ''
  const rest = words.slice(0, -1)
  if (rest.length === 0) return last
  const comma = rest.length > 1 || names[0] === 'useCase'
  return `${rest.join(', ')}${comma ? ',' : ''} and ${last}`
}
