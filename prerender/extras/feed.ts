import { isLive, site } from '@/config/site'
import type { Post } from '@/content/posts/post'
import { posts } from '@/content/posts/posts'
import { twoAnswers } from '@/content/posts/two-answers'
import { routes } from '@/routes/table'
import { escapeMarkup } from '../pages/escape'

/** Where the feed stands. */
export const feedPath = '/feed.xml'

const page = `${site.url}${routes.blog.path}`

/** Every post of the blog, newest first. */
export const allPosts: readonly Post[] = [twoAnswers, ...posts]

/** Where a post stands: the featured one above the list, which numbers the others. */
export const postAddress = ({ number }: Post): string =>
  `${page}#${number === twoAnswers.number ? 'featured' : `note-${number}`}`

/** The blog's feed in RSS 2.0, newest first; undefined while the blog is not live. */
export function blogFeed(): string | undefined {
  if (!isLive('BLOG')) return undefined
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    tag('title', `${site.name}: ${routes.blog.title}`),
    tag('link', page),
    tag('description', routes.blog.description),
    tag('language', 'en-ca'),
    `<atom:link href="${escapeMarkup(site.url)}${feedPath}" rel="self" type="application/rss+xml"/>`,
    ...allPosts.map(item),
    '</channel>',
    '</rss>',
  ].join('\n')}\n`
}

function item(post: Post): string {
  const { number, title, summary, author, category, date } = post
  return [
    '<item>',
    tag('title', title),
    tag('link', postAddress(post)),
    // The number stays with a post; its place on the page does not.
    `<guid isPermaLink="false">${escapeMarkup(`${page}#${number}`)}</guid>`,
    tag('description', summary),
    tag('dc:creator', author),
    tag('category', category),
    // RFC 822, as RSS asks; a post has a day and no hour.
    tag('pubDate', new Date(`${date}T12:00:00Z`).toUTCString()),
    '</item>',
  ].join('\n')
}

const tag = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`
