import type { SiteConfig } from '@/config/site-schema'

export type ApiNames = {
  /** Host of the documented API: `api.` before the site's domain. */
  readonly host: string
  readonly origin: string
  /** The site's domain without `www.`; with `go.` before it, the path of the Go module. */
  readonly domain: string
  /** The domain's parts in reverse order (Java Language Specification, section 6.1). */
  readonly javaPackage: string
  /** Packages and modules: the product's name in small letters and digits. */
  readonly slug: string
  /** Classes and namespaces: the product's name with each word capitalized, without spaces. */
  readonly type: string
  /** Start of environment variables and of header names' small form: the slug in capitals. */
  readonly variable: string
}

/** Derives the API's names; a name without a Latin letter gives `tutor`. */
export function apiNames(site: Pick<SiteConfig, 'name' | 'url'>): ApiNames {
  const domain = new URL(site.url).hostname.replace(/^www\./, '')
  const words = site.name
    .normalize('NFD')
    .replace(/[^\dA-Za-z ]/g, '')
    .replace(/^[\d ]+/, '')
    .split(' ')
    .filter(Boolean)
  const type = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('') || 'Tutor'
  const slug = type.toLowerCase()
  const javaPackage = domain
    .split('.')
    .reverse()
    .map((part) => part.replace(/-/g, '_').replace(/^\d/, '_$&'))
    .join('.')
  const host = `api.${domain}`
  return {
    host,
    origin: `https://${host}`,
    domain,
    javaPackage,
    slug,
    type,
    variable: slug.toUpperCase(),
  }
}

/** Writes the site's names into a sample written for the product Sitename at host.example. */
export function fillNames(text: string, names: ApiNames): string {
  return text
    .replaceAll('host.example', names.domain)
    .replaceAll('example.host', names.javaPackage)
    .replaceAll('sitename', names.slug)
    .replaceAll('Sitename', names.type)
    .replaceAll('SITENAME', names.variable)
}
