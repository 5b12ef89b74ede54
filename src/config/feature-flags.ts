/** The flags before `VITE_FEATURES` is laid over them (specification, section 2). */
const defaults = {
  // The specification lists these as live. Of them only REGISTER and LOGIN gate a page; PRICING,
  // ABOUT and LOGIN turn their link of the navigation bar to the coming-soon page.
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

/** All flag names, in the specification's order. */
export const featureNames = Object.keys(defaults) as Feature[]

/** Lays `BLOG,-LOGIN` or `all` over the table, from left to right. Throws for an unknown name. */
export function resolveFeatureFlags(overrides: string): Readonly<Record<Feature, boolean>> {
  const flags: Record<Feature, boolean> = { ...defaults }
  const words = overrides.split(',').map((word) => word.trim())
  for (const word of words.filter(Boolean)) {
    const meant = featureNames.filter((name) => word === 'all' || word.replace(/^-/, '') === name)
    if (!meant[0]) throw new Error(`unknown feature "${word}"; known: all, ${featureNames.join(', ')}`)
    for (const name of meant) flags[name] = !word.startsWith('-')
  }
  return flags
}
