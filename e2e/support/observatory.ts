/** Header names in lower case with their values, as one answer carries them. */
type Headers = Readonly<Record<string, string>>

/** What one test of the Observatory found, and the points that it adds or takes. */
type Finding = { readonly test: string; readonly result: string; readonly points: number }

/** The outcome for one answer. */
export type Rating = { readonly score: number; readonly grade: string; readonly findings: readonly Finding[] }

const finding = (test: string, result: string, points: number): Finding => ({ test, result, points })

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']

/** The policy's directives. The first of a name counts (CSP Level 3, section 2.2.1). */
function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/)
    if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), sources)
  }
  return found
}

function contentSecurityPolicy(policy: string | undefined): Finding {
  const rate = (result: string, points: number) => finding('Content Security Policy', result, points)
  if (!policy) return rate('csp-not-implemented', -25)
  const csp = directives(policy)
  const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*']
  const hashed = (sources: readonly string[]) => sources.some((source) => /^'(sha\d+|nonce)-/.test(source))
  // A hash makes browsers ignore 'unsafe-inline'.
  const effective = (name: string) =>
    of(name).filter((source) => source !== "'unsafe-inline'" || !hashed(of(name)))
  const script = effective('script-src')
  const style = effective('style-src')
  const unsafe = [...broad, "'unsafe-inline'", 'data:']
  if (
    script.some((source) => unsafe.includes(source)) ||
    of('object-src').some((source) => broad.includes(source))
  )
    return rate('csp-implemented-with-unsafe-inline', -20)
  const insecure = (sources: readonly string[]) => sources.some((source) => /^(http|ftp):/.test(source))
  const passive = ['img-src', 'media-src']
  if ([...csp].some(([name, sources]) => !passive.includes(name) && insecure(sources)))
    return rate('csp-implemented-with-insecure-scheme', -20)
  if ([...script, ...style].includes("'unsafe-eval'")) return rate('csp-implemented-with-unsafe-eval', -10)
  if (passive.some((name) => insecure(of(name))))
    return rate('csp-implemented-with-insecure-scheme-in-passive-content-only', -10)
  if (style.some((source) => unsafe.includes(source)))
    return rate('csp-implemented-with-unsafe-inline-in-style-src-only', 0)
  const formAction = csp.get('form-action') ?? []
  const closed = csp.get('default-src')?.join() === "'none'" && /^'(none|self)'$/.test(formAction.join())
  return closed
    ? rate('csp-implemented-with-no-unsafe-default-src-none', 10)
    : rate('csp-implemented-with-no-unsafe', 5)
}

function transportSecurity(value: string | undefined): Finding {
  const rate = (result: string, points: number) => finding('Strict Transport Security', result, points)
  if (!value) return rate('hsts-not-implemented', -20)
  const [, seconds] = /^max-age=(\d+)(?:;|$)/.exec(value) ?? []
  if (!seconds) return rate('hsts-header-invalid', -20)
  // Five points more for a domain on the browsers' preload list: a matter of the domain, not of its
  // headers.
  return Number(seconds) >= 15_768_000
    ? rate('hsts-implemented-max-age-at-least-six-months', 0)
    : rate('hsts-implemented-max-age-less-than-six-months', -10)
}

function referrerPolicy(value: string | undefined): Finding {
  const rate = (result: string, points: number) => finding('Referrer Policy', result, points)
  if (value === undefined) return rate('referrer-policy-not-implemented', 0)
  if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value))
    return rate('referrer-policy-private', 5)
  if (/^(origin|origin-when-cross-origin|unsafe-url|no-referrer-when-downgrade)$/.test(value))
    return rate('referrer-policy-unsafe', -5)
  return rate('referrer-policy-header-invalid', -5)
}

function frameOptions(value: string | undefined, policy: string | undefined): Finding {
  const rate = (result: string, points: number) => finding('X-Frame-Options', result, points)
  const ancestors = directives(policy ?? '').get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.includes(source)))
    return rate('x-frame-options-implemented-via-csp', 5)
  if (value === undefined) return rate('x-frame-options-not-implemented', -20)
  return /^(deny|sameorigin)$/i.test(value)
    ? rate('x-frame-options-sameorigin-or-deny', 0)
    : rate('x-frame-options-header-invalid', -20)
}

function resourcePolicy(value: string | undefined): Finding {
  const rate = (result: string, points: number) => finding('Cross Origin Resource Policy', result, points)
  if (value === undefined) return rate('cross-origin-resource-policy-not-implemented', 0)
  if (/^same-(origin|site)$/.test(value))
    return rate(`cross-origin-resource-policy-implemented-with-${value}`, 10)
  return value === 'cross-origin'
    ? rate('cross-origin-resource-policy-implemented-with-cross-origin', 0)
    : rate('cross-origin-resource-policy-header-invalid', -5)
}

/**
 * Only scripts with an address count; one of the own origin gets points for an integrity attribute,
 * none without.
 */
function integrity(html: string): Finding {
  const rate = (result: string, points: number) => finding('Subresource Integrity', result, points)
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="?([^"\s>]*)[^>]*>/g)]
  const foreign = tags.filter(([, src = '']) => /^(https?:)?\/\//.test(src))
  if (foreign.some(([tag]) => !tag.includes(' integrity=')))
    return rate('sri-not-implemented-but-external-scripts-loaded-securely', -5)
  if (tags.length > 0 && tags.every(([tag]) => tag.includes(' integrity=')))
    return rate('sri-implemented-and-all-scripts-loaded-securely', 5)
  return html.includes('<script')
    ? rate('sri-not-implemented-but-all-scripts-loaded-from-secure-origin', 0)
    : rate('sri-not-implemented-but-no-scripts-loaded', 0)
}

const grades: readonly (readonly [least: number, grade: string])[] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
]

/**
 * Rates an answer by the scoring rules that the MDN HTTP Observatory publishes ("Tests & Scoring"):
 * 100 less all penalties, and the bonuses on top when that is 90 or more. The site is taken to
 * answer over HTTPS and to redirect to it. The rules know three bonuses that headers cannot earn
 * here, five points each: a domain on the HSTS preload list, cookies that are set well (none is
 * set) and integrity attributes (the only script of a page is inline). So 130 is the most.
 *
 * @param headers of the answer, names in any case.
 */
export function rate(headers: Headers, html: string): Rating {
  const named = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const policy = named['content-security-policy']
  const findings = [
    contentSecurityPolicy(policy),
    transportSecurity(named['strict-transport-security']),
    referrerPolicy(named['referrer-policy']),
    frameOptions(named['x-frame-options'], policy),
    resourcePolicy(named['cross-origin-resource-policy']),
    named['x-content-type-options'] === 'nosniff'
      ? finding('X-Content-Type-Options', 'x-content-type-options-nosniff', 0)
      : finding('X-Content-Type-Options', 'x-content-type-options-not-implemented', -5),
    integrity(html),
    named['access-control-allow-origin'] === undefined
      ? finding('Cross Origin Resource Sharing', 'cross-origin-resource-sharing-not-implemented', 0)
      : finding('Cross Origin Resource Sharing', 'cross-origin-resource-sharing-implemented', -50),
    named['set-cookie'] === undefined
      ? finding('Cookies', 'cookies-not-found', 0)
      : finding('Cookies', 'cookies-without-secure-flag', -20),
    finding('Redirection', 'redirection-to-https', 0),
  ]
  const sum = (sign: 1 | -1) =>
    findings.filter(({ points }) => points * sign > 0).reduce((total, { points }) => total + points, 0)
  const base = Math.max(0, 100 + sum(-1))
  const score = base >= 90 ? base + sum(1) : base
  return { score, grade: grades.find(([least]) => score >= least)?.[1] ?? 'F', findings }
}
