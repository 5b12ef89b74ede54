import type { SiteConfig } from '@/config/site-schema'

export type ApiNames = ReturnType<typeof apiNames>

/** Derives the API's names; a name without a Latin letter gives `tutor`. */
export function apiNames(site: Pick<SiteConfig, 'name' | 'url'>) {
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
    /** Host of the documented API: `api.` before the site's domain. */
    host,
    origin: `https://${host}`,
    /** The site's domain without `www.`; with `go.` before it, the path of the Go module. */
    domain,
    /** The domain's parts in reverse order (Java Language Specification, section 6.1). */
    javaPackage,
    /** Packages and modules: the product's name in small letters and digits. */
    slug,
    /** Classes and namespaces: the product's name with each word capitalized, without spaces. */
    type,
    /** Start of environment variables and of header names' small form: the slug in capitals. */
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
