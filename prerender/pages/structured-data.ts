import { site } from '@/config/site'
import { help } from '@/content/pages/help'
import { pricing } from '@/content/pages/pricing'
import type { RouteName } from '@/routes/table'
import { allPosts, postAddress } from '../extras/feed'
import { listedPages } from '../extras/sitemap'

/** A page in schema.org's terms: the text of a JSON-LD script. Undefined where it is not listed. */
export function structuredData(address: string): string | undefined {
  const page = listedPages.find(({ path }) => path === address)
  if (!page) return undefined
  const things = [...(address === '/' ? [] : [breadcrumbs(address)]), ...(pageThings[page.name] ?? [])]
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
  // A script ends at the first `</script`, also inside a JSON string.
  return json.replaceAll('<', '\\u003c')
}

const organization = { '@type': 'Organization', name: site.name, url: `${site.url}/` }

/** The home page, the pages above the address that are listed, and the page itself. */
const breadcrumbs = (address: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: listedPages
    .filter(({ path }) => path === '/' || `${address}/`.startsWith(`${path}/`))
    .map(({ path, title }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: path === '/' ? site.name : title,
      item: `${site.url}${path}`,
    })),
})

const questions = (answers: Readonly<Record<string, string | readonly string[]>>) => ({
  '@type': 'FAQPage',
  mainEntity: Object.entries(answers).map(([question, answer]) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: [answer].flat().join(' ') },
  })),
})

const pageThings: Partial<Record<RouteName, readonly object[]>> = {
  home: [
    {
      ...organization,
      logo: `${site.url}/icon-512.png`,
      email: site.contactEmail,
      telephone: site.contactPhone,
      // As plain text: only its author knows which part is a region or a country.
      address: site.contactTown,
    },
    { '@type': 'WebSite', name: site.name, url: `${site.url}/`, inLanguage: 'en-CA' },
  ],
  pricing: [questions(pricing.questions)],
  help: [questions(help.faq)],
  blog: [
    {
      '@type': 'Blog',
      url: `${site.url}/blog`,
      blogPost: allPosts.map((post) => ({
        '@type': 'BlogPosting',
        headline: post.title,
        datePublished: post.date,
        author: { '@type': 'Person', name: post.author },
        url: postAddress(post),
      })),
    },
  ],
}
