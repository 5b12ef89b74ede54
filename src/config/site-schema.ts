import { z } from 'zod'

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

export type Feature = keyof typeof defaults

const featureNames = Object.keys(defaults) as Feature[]

/** `BLOG,-LOGIN` or `all`, laid over the table from left to right. */
const overrides = z.string().transform((list, context): Readonly<Record<Feature, boolean>> => {
  const flags: Record<Feature, boolean> = { ...defaults }
  const words = list.split(',').map((word) => word.trim())
  for (const word of words.filter(Boolean)) {
    const meant = featureNames.filter((name) => word === 'all' || word.replace(/^-/, '') === name)
    for (const name of meant) flags[name] = !word.startsWith('-')
    if (!meant[0])
      context.addIssue(
        `a list of feature names: unknown feature "${word}"; known: all, ${featureNames.join(', ')}`,
      )
  }
  return flags
})

/** What the site knows about itself. Built from the environment once, at build time. */
export type SiteConfig = Readonly<ReturnType<typeof parseSiteConfig>>

const isHttp = (text: string) => /^https?:/i.test(text) && URL.canParse(text)
/** The origin of an http(s) address; our example instead of anything else. */
const originOf = (text: string) => (isHttp(text) ? new URL(text).origin : 'https://sidenote.example')
const anOrigin = 'an http(s) origin without a path, such as'
const origin = z
  .string()
  .refine((text) => originOf(text) === text.replace(/\/$/, ''), {
    error: ({ input }) => `${anOrigin} ${originOf(String(input))}`,
  })
  .transform((text) => text.replace(/\/$/, ''))
const words = (max: number) => {
  const length = `1 to ${max} characters of text`
  return z.string().trim().min(1, length).max(max, length)
}

const plainAddress = /^[^\s@<>"&?%#]+@[^\s@<>"&?%#]+\.[^\s@<>"&?%#]+$/
const phone = /^\+?(?=(?:\D*\d){7})[\d\s().-]{7,25}$/

const environment = z.object({
  VITE_SITE_NAME: words(40).default('Sidenote'),
  VITE_SITE_URL: origin.default('https://sidenote.example'),
  VITE_CONTACT_EMAIL: z
    .string()
    .regex(plainAddress, 'an email address, such as hello@sidenote.example')
    .default('hello@sidenote.example'),
  VITE_CONTACT_PHONE: z
    .string()
    .regex(phone, 'a phone number of at least 7 digits, with spaces and + ( ) . -')
    .default('+1 (519) 555-0142'),
  VITE_CONTACT_TOWN: words(60).default('Waterloo, Ontario'),
  VITE_API_HOST: z
    .union([z.literal(''), origin], `empty, or ${anOrigin} https://api.sidenote.example`)
    .default(''),
  VITE_REPORT_URL: z
    .string()
    .refine(
      (text) => text === '' || isHttp(text),
      'empty, or an http(s) address, such as https://errors.sidenote.example/reports',
    )
    .transform((text) => text && new URL(text).href)
    .default(''),
  VITE_ADMIN_PASSWORD: words(60).default('admin123'),
  VITE_FEATURES: overrides.prefault(''),
  VITE_HSTS_PRELOAD: z.enum(['on', 'off'], 'on or off').default('off'),
})

const names = Object.keys(environment.shape)

/** Variables that Vite itself reads or sets, and those that Vercel sets when it builds. */
const ownOfVite =
  /^VITE_(VERCEL_.+|USER_NODE_ENV|DEBUG_FILTER|DEPRECATION_TRACE|CONFIG_NATIVE_IGNORE_WARNING)$/

/**
 * Reads and checks the site's variables. Throws a line for each bad value and for each unknown name
 * with `VITE_`, which is a typing error. The error has no stack, because Vite would print it.
 */
export function parseSiteConfig(env: Readonly<Record<string, string | undefined>>) {
  const result = environment.safeParse(env)
  const bad = (result.error?.issues ?? []).map(({ path, message }) => {
    const name = String(path[0])
    return `  ${name} is ${JSON.stringify(env[name])}, but must be ${message}`
  })
  const unknown = Object.keys(env)
    .filter((name) => name.startsWith('VITE_') && !names.includes(name) && !ownOfVite.test(name))
    .map((name) => `  ${name} is not known; there are ${names.join(', ')}`)
  if (!result.success || unknown.length > 0) {
    const message = `The site's configuration is not usable:\n${[...new Set([...bad, ...unknown])].join('\n')}`
    throw Object.assign(new Error(message), { stack: message })
  }
  const v = result.data
  return {
    name: v.VITE_SITE_NAME,
    /** Origin of the deployed site, without a trailing slash. */
    url: v.VITE_SITE_URL,
    contactEmail: v.VITE_CONTACT_EMAIL,
    contactPhone: v.VITE_CONTACT_PHONE,
    contactTown: v.VITE_CONTACT_TOWN,
    /** Base of the email API: `/api` on the same origin or `https://host/api`. */
    apiBase: `${v.VITE_API_HOST}/api`,
    /** Where errors are sent (report-error.ts); empty: to the console only. */
    reportUrl: v.VITE_REPORT_URL,
    /** Shown on the sign-in page (specification, section 5). */
    adminPassword: v.VITE_ADMIN_PASSWORD,
    features: v.VITE_FEATURES,
    /** True if every subdomain is on HTTPS as well, and browsers may ship with that promise. */
    hstsPreload: v.VITE_HSTS_PRELOAD === 'on',
  }
}
