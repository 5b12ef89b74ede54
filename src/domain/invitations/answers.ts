import { policy, type requestData } from '@/content/policy'

type Option = { readonly value: string; readonly label: string }

type AnyAnswer = {
  /** Its name in the details, in an import and in the copies that a visitor can take. */
  readonly label: string
  /** What the form asks, where that is more than the label. */
  readonly question?: string
  /** What the form says is missing, as in "your name"; false for an answer that is optional. */
  readonly required: string | false
  /** Shown in the empty field. */
  readonly placeholder?: string
  /** Stands under the field: who or what it is for. */
  readonly help?: string
  /** Follows a mistake: how to correct it. */
  readonly hint?: string
  /** What the browser may fill in. */
  readonly autoComplete?: string
  /** Alone in its row of the form. */
  readonly wide?: true
  /**
   * Its column in the CSV file. A new column takes the last place, after the ones that the
   * specification names (section 9): then a file of an earlier version can still be imported.
   */
  readonly csv?: { readonly place: number; readonly heading: string }
  /** The search of the admin area looks in it. */
  readonly searched?: true
}

export type Answer = AnyAnswer &
  (
    | { readonly kind: 'text' | 'address' }
    | { readonly kind: 'long text'; readonly lines: number }
    | { readonly kind: 'choice'; readonly options: readonly Option[] }
  )

/**
 * What a request holds of its visitor, in the order of the form (specification, sections 3 and 5).
 * The form and its checks, the record, the copies, the details, the search, the CSV file and the
 * import are all made from this list; the legal pages name each in `src/content/policy.ts`.
 */
export const answers = {
  name: {
    label: 'Name',
    kind: 'text',
    required: 'your name',
    autoComplete: 'name',
    csv: { place: 1, heading: 'Name' },
    searched: true,
  },
  email: {
    label: 'Email',
    kind: 'address',
    required: 'your email',
    autoComplete: 'email',
    hint: 'An email address looks like name@school.ca',
    csv: { place: 2, heading: 'Email' },
    searched: true,
  },
  role: {
    label: 'Role',
    kind: 'choice',
    options: [
      { value: 'student', label: 'Student' },
      { value: 'teacher', label: 'Teacher' },
      { value: 'administrator', label: 'Administrator' },
      { value: 'parent', label: 'Parent' },
      { value: 'researcher', label: 'Researcher' },
      { value: 'developer', label: 'Developer' },
      { value: 'other', label: 'Other' },
    ],
    required: 'your role',
    help: `${policy.minimumAge} or older. Under ${policy.consentAge}, a parent must agree before your account opens.`,
    csv: { place: 3, heading: 'Role' },
  },
  organization: {
    label: 'Organization',
    kind: 'text',
    required: false,
    autoComplete: 'organization',
    placeholder: 'School, company or none',
    csv: { place: 4, heading: 'Organization' },
    searched: true,
  },
  useCase: {
    label: 'Use case',
    question: 'What would you use it for?',
    kind: 'choice',
    options: [
      { value: 'personal-learning', label: 'Personal learning' },
      { value: 'teaching', label: 'Teaching' },
      { value: 'institutional', label: 'Across an institution' },
      { value: 'research', label: 'Research' },
      { value: 'integration', label: 'Integration' },
      { value: 'evaluation', label: 'Evaluation' },
    ],
    required: 'what you would use it for',
    wide: true,
    csv: { place: 5, heading: 'Use Case' },
  },
  message: {
    label: 'Message',
    kind: 'long text',
    lines: 3,
    required: 'a message',
    placeholder: 'Which course, which level, and where do you or your students get stuck?',
    searched: true,
  },
} as const satisfies Readonly<Record<(typeof requestData)[number]['answer'], Answer>>

export type AnswerName = keyof typeof answers

type OptionalName = {
  [name in AnswerName]: (typeof answers)[name] extends { required: false } ? name : never
}[AnswerName]

/** An answer that is optional is stored only if it is not blank. */
export type Answers = { readonly [name in Exclude<AnswerName, OptionalName>]: string } & {
  readonly [name in OptionalName]?: string | undefined
}

export const answerOf = (name: AnswerName): Answer => answers[name]

export const answerNames = Object.keys(answers) as readonly AnswerName[]
export const requiredNames = answerNames.filter((name) => answerOf(name).required)
export const searchedNames = answerNames.filter((name) => answerOf(name).searched)

/** What `make` returns for each answer, by name, in the order of the form. */
export const mapAnswers = <T>(make: (answer: Answer, name: AnswerName) => T) =>
  Object.fromEntries(answerNames.map((name) => [name, make(answerOf(name), name)])) as Readonly<
    Record<AnswerName, T>
  >

/** The answers and nothing else of the input, without optional ones that are blank. */
export function givenAnswers(input: Answers): Answers {
  const given = answerNames.filter((name) => answerOf(name).required || input[name]?.trim())
  return Object.fromEntries(given.map((name) => [name, input[name]])) as Answers
}

/** A stored answer as people read it: the label of what was chosen, or the text as it is. */
export function answerText(name: AnswerName, stored: string): string {
  const answer = answerOf(name)
  const options = answer.kind === 'choice' ? answer.options : []
  return options.find(({ value }) => value === stored)?.label ?? stored
}

export const roles = answers.role.options
export const useCases = answers.useCase.options
export const roleLabel = (role: string): string => answerText('role', role)
export const useCaseLabel = (useCase: string): string => answerText('useCase', useCase)

type CsvColumn = { readonly field: AnswerName | 'status' | 'submittedAt'; readonly heading: string }

/** The columns of the CSV file in their order (specification, section 9). */
export const csvColumns: readonly CsvColumn[] = [
  { field: 'status' as const, heading: 'Status', place: 6 },
  { field: 'submittedAt' as const, heading: 'Submitted At', place: 7 },
  ...answerNames.flatMap((field) => {
    const { csv } = answerOf(field)
    return csv ? [{ field, ...csv }] : []
  }),
].sort((a, b) => a.place - b.place)
