/** Header names in lower case with their values, as one answer carries them. */
type Headers = Readonly<Record<string, string>>

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']

/** The policy's directives. The first of a name counts (CSP Level 3, section 2.2.1). */
function directives(policy = ''): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/)
    if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), sources)
  }
  return found
}

function contentSecurityPolicy(policy: string | undefined): number {
  if (!policy) return -25
  const csp = directives(policy)
  const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*']
  const hashed = (sources: readonly string[]) => sources.some((source) => /^'(sha\d+|nonce)-/.test(source))
  // A hash makes browsers ignore 'unsafe-inline'.
  const effective = (name: string) =>
    of(name).filter((source) => source !== "'unsafe-inline'" || !hashed(of(name)))
  const script = effective('script-src')
  const style = effective('style-src')
  const isUnsafe = (source: string) => [...broad, "'unsafe-inline'", 'data:'].includes(source)
  if (script.some(isUnsafe) || of('object-src').some((source) => broad.includes(source))) return -20
  const insecure = (sources: readonly string[]) => sources.some((source) => /^(http|ftp):/.test(source))
  const passive = ['img-src', 'media-src']
  if ([...csp].some(([name, sources]) => !passive.includes(name) && insecure(sources))) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (passive.some((name) => insecure(of(name)))) return -10
  if (style.some(isUnsafe)) return 0
  const formAction = csp.get('form-action') ?? []
  const isClosed = csp.get('default-src')?.join() === "'none'" && /^'(none|self)'$/.test(formAction.join())
  return isClosed ? 10 : 5
}

function transportSecurity(value = ''): number {
  const [, seconds] = /^max-age=(\d+)(?:;|$)/.exec(value) ?? []
  if (!seconds) return -20
  return Number(seconds) >= 15_768_000 ? 0 : -10
}

function referrerPolicy(value: string | undefined): number {
  if (value === undefined) return 0
  return /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value) ? 5 : -5
}

function frameOptions(value = '', policy?: string): number {
  const ancestors = directives(policy).get('frame-ancestors')
  if (ancestors && !ancestors.some((source) => broad.includes(source))) return 5
  return /^(deny|sameorigin)$/i.test(value) ? 0 : -20
}

function resourcePolicy(value = 'cross-origin'): number {
  if (/^same-(origin|site)$/.test(value)) return 10
  return value === 'cross-origin' ? 0 : -5
}

/** Only scripts with an address count. The site's own get points for an integrity attribute. */
function integrity(html: string): number {
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="?([^"\s>]*)[^>]*>/g)]
  const isWhole = ([tag]: RegExpExecArray) => tag.includes(' integrity=')
  const foreign = tags.filter(([, src = '']) => /^(https?:)?\/\//.test(src))
  if (!foreign.every(isWhole)) return -5
  return tags.length > 0 && tags.every(isWhole) ? 5 : 0
}

/**
 * Rates an answer by the rules of the MDN HTTP Observatory ("Tests & Scoring"): 100 less penalties,
 * and from 90 on the bonuses; 100 is an A+. Three bonuses of five points need more than headers
 * (preloaded HSTS, cookies, integrity of scripts with an address), so 130 is the most.
 *
 * @returns the score, and the points of each of its tests.
 */
export function rate(headers: Headers, html: string) {
  const named = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const policy = named['content-security-policy']
  const points = {
    'Content Security Policy': contentSecurityPolicy(policy),
    'Strict Transport Security': transportSecurity(named['strict-transport-security']),
    'Referrer Policy': referrerPolicy(named['referrer-policy']),
    'X-Frame-Options': frameOptions(named['x-frame-options'], policy),
    'Cross Origin Resource Policy': resourcePolicy(named['cross-origin-resource-policy']),
    'X-Content-Type-Options': named['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'Subresource Integrity': integrity(html),
    'Cross Origin Resource Sharing': named['access-control-allow-origin'] === undefined ? 0 : -50,
    Cookies: named['set-cookie'] === undefined ? 0 : -20,
  }
  const sum = (sign: 1 | -1) =>
    Object.values(points).reduce((total, each) => total + (each * sign > 0 ? each : 0), 0)
  const base = Math.max(0, 100 + sum(-1))
  return { score: base >= 90 ? base + sum(1) : base, points }
}
