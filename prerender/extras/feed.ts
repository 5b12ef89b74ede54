import { site } from '@/config/site'
import { featured, type Post, posts } from '@/content/posts'
import { descriptions } from '@/routes/descriptions'
import { routes } from '@/routes/table'
import { escapeMarkup } from '../pages/html'

export const feedPath = '/feed.xml'

const page = `${site.url}${routes.blog.path}`

/** Every post of the blog, newest first. */
export const allPosts: readonly Post[] = [featured, ...posts]

/** A post's address: the featured post is above the list and has a fragment of its own. */
export const postAddress = ({ number }: Post): string =>
  `${page}#${number === featured.number ? 'featured' : `note-${number}`}`

export const blogFeed = () => `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${escapeMarkup(`${site.name}: ${routes.blog.title}`)}</title>
<link>${escapeMarkup(page)}</link>
<description>${escapeMarkup(descriptions.blog)}</description>
<language>en-ca</language>
<atom:link href="${escapeMarkup(site.url)}${feedPath}" rel="self" type="application/rss+xml"/>
${allPosts.map(item).join('\n')}
</channel>
</rss>
`

// The guid is the number, since a post's place on the page changes. A post has a day, but no hour.
const item = (post: Post) => `<item>
<title>${escapeMarkup(post.title)}</title>
<link>${escapeMarkup(postAddress(post))}</link>
<guid isPermaLink="false">${escapeMarkup(`${page}#${post.number}`)}</guid>
<description>${escapeMarkup(post.summary)}</description>
<dc:creator>${escapeMarkup(post.author)}</dc:creator>
<category>${escapeMarkup(post.category)}</category>
<pubDate>${new Date(`${post.date}T12:00:00Z`).toUTCString()}</pubDate>
</item>`
