import { addedNames, valuesOf } from '../../tests/domain/invitations/sample-requests'

const people = [
  'Amara Nwosu',
  'Étienne Gagné',
  'Ji-woo Han',
  'Tom Baxter',
  'Priya Raghunathan',
  'Noor El-Masri',
  'Wilhelmina van den Heuvel-Abernathy',
  'Kwame Boateng',
  'Marisol Quiñones-Ortega',
  'Hannah Schäfer',
]
const organizations = [
  'Grand River University',
  'Cégep de Bois-Joli',
  '',
  'Lakehead Commons',
  'Two Pines School',
]
const roles = ['student', 'teacher', 'researcher', 'parent', 'administrator', 'developer', 'other']
const useCases = ['personal-learning', 'teaching', 'research', 'institutional', 'integration', 'evaluation']
const messages = [
  'I start second-year linear algebra in September and I am rusty on proofs.',
  'Two classes of grade ten would like to try it in the autumn term.',
  'We compare tutoring dialogues across subjects and would like to read the API documents.',
]
const added = Object.fromEntries(addedNames.map((name) => [name, valuesOf(name)[0]]))
const statuses = ['pending', 'approved', 'rejected', 'pending']

/** Access requests, oldest first, every other one pending; the last came just before `now`. */
export function sampleRequests(
  count: number,
  { now = Date.now(), minutesApart = 7, pendingOnly = false } = {},
) {
  return Array.from({ length: count }, (_, place) => {
    const index = count - 1 - place
    const time = now - index * minutesApart * 60_000 - 1000
    const at = new Date(time).toISOString()
    const status = pendingOnly ? 'pending' : statuses[index % statuses.length]
    const organization = organizations[index % organizations.length]
    return {
      id: String(time),
      name: `${people[index % people.length]} ${index}`,
      email: `person.${index}@school.example`,
      role: roles[index % roles.length],
      ...(organization && { organization }),
      useCase: useCases[index % useCases.length],
      message: messages[index % messages.length],
      ...added,
      status,
      submittedAt: at,
      updatedAt: at,
      ...(status === 'approved' && { invitationCode: index.toString(36).toUpperCase().padStart(8, 'Q') }),
    }
  })
}
