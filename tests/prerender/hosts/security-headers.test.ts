import { expect, test } from 'vitest'
import {
  commonHeaders,
  contentSecurityPolicy,
  hashSource,
  policyMeta,
} from '../../../prerender/hosts/security-headers'

const directivesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]),
  )
const policy = contentSecurityPolicy('boot()', 'p{}', [
  'https://api.sidenote.example',
  'https://errors.example',
])

test('a page may run its own scripts and speak to its own origin and those named, and nothing else', () => {
  expect(directivesOf(policy)).toEqual({
    'default-src': "'none'",
    'script-src': "'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='",
    'style-src': `'self' ${hashSource('p{}')}`,
    'img-src': "'self' data:",
    'font-src': "'self'",
    'connect-src': "'self' https://api.sidenote.example https://errors.example",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'service-worker',
  })
})

test('without other origins a page speaks to its own only', () => {
  const own = contentSecurityPolicy('', '', [])
  expect(directivesOf(own)['connect-src']).toBe("'self'")
})

test('as a tag the policy says the same, but for what a tag cannot say', () => {
  const tag = policyMeta(policy)
  expect(tag).toContain("default-src 'none'")
  expect(tag).not.toContain('frame-ancestors')
  expect(tag.match(/"/g)).toHaveLength(4)
})

test('no answer is guessed at, framed, or shared with other sites, nor says which page was left', () => {
  expect(commonHeaders(false)).toEqual({
    'Strict-Transport-Security': 'max-age=63072000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  })
})

test('subdomains and the preload list are bound to HTTPS only if the owner asks for it', () => {
  const promise = (preload: boolean) => commonHeaders(preload)['Strict-Transport-Security']
  expect(promise(true)).toBe('max-age=63072000; includeSubDomains; preload')
})
