/** The flags before `VITE_FEATURES` is laid over them (specification, section 2). */
const defaults = {
  HOME: true,
  ABOUT: true,
  PRICING: true,
  CONTACT: true,
  PRIVACY: true,
  TERMS: true,
  REGISTER: true,
  LOGIN: true,
  SECURITY: true,
  GDPR: true,
  DASHBOARD: false,
  PLATFORM_STUDENTS: false,
  PLATFORM_INSTRUCTORS: false,
  PLATFORM_INSTITUTIONS: false,
  PLATFORM: false,
  API_DOCS: false,
  API_SDKS: false,
  API_EXAMPLES: false,
  DEVELOPER_COMMUNITY: false,
  BLOG: false,
  CASE_STUDIES: false,
  WEBINARS: false,
  RESOURCES: false,
  HELP: false,
  CAREERS: false,
  PRESS: false,
  FORGOT_PASSWORD: false,
  COLOR_SCHEMES: false,
} as const satisfies Record<string, boolean>

/** The name of a flag, as the specification spells it. */
export type Feature = keyof typeof defaults

/** Every flag with its state. */
export type FeatureFlags = Readonly<Record<Feature, boolean>>

/** All flag names, in the specification's order. */
export const featureNames = Object.keys(defaults) as Feature[]

/** Lays `BLOG,-LOGIN` or `all` over the table, from left to right. Throws for an unknown name. */
export function resolveFeatureFlags(overrides: string): FeatureFlags {
  const flags: Record<Feature, boolean> = { ...defaults }
  for (const item of overrides.split(',')) {
    const word = item.trim()
    if (word === '') continue
    if (word === 'all') {
      for (const name of featureNames) flags[name] = true
      continue
    }
    const on = !word.startsWith('-')
    const name = featureNames.find((known) => known === (on ? word : word.slice(1)))
    if (!name) throw new Error(`unknown feature "${word}"; known: all, ${featureNames.join(', ')}`)
    flags[name] = on
  }
  return flags
}
