import { createHash } from 'node:crypto'

/** The policy's source expression for an inline block (CSP Level 3, section 2.3.1). */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The Content-Security-Policy of one page (CSP Level 3): its own origin and what it connects to,
 * nothing inline but what a hash names, and no script from a string (Trusted Types).
 *
 * @param script the page's inline script.
 * @param styles its inline styles.
 * @param connected other origins that scripts connect to: the email API, the error reports.
 */
export const contentSecurityPolicy = (script: string, styles: string, connected: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${hashSource(script)}`,
    `style-src 'self' ${hashSource(styles)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...new Set(connected)].join(' '),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ')

/**
 * The policy as a tag, for the 404 document: hosts that set headers by address have no rule for an
 * unknown one. It omits frame-ancestors, which only a header can carry (every answer has
 * X-Frame-Options).
 */
export const policyMeta = (policy: string): string =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.replace("; frame-ancestors 'none'", '')}">`

/**
 * Headers of every response.
 *
 * @param hstsPreload whether the promise of HTTPS holds for all subdomains and may be shipped with
 *   browsers: it cannot be taken back for months.
 */
export const commonHeaders = (hstsPreload: boolean) => ({
  'Strict-Transport-Security': `max-age=63072000${hstsPreload ? '; includeSubDomains; preload' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
})
