import { readdirSync } from 'node:fs'

/**
 * Addresses of the pages of a built folder as HTML, in order: `/404` and the admin
 * area's shell too.
 */
export function builtPages(dir: string): readonly string[] {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort()
}

/**
 * The pages that are looked at: all but the one that reports its own address as an error, and of
 * those that are coming soon, which differ in words only, two.
 */
export const pagesToSee = (dir: string): readonly string[] =>
  builtPages(dir).filter((path) => !/^\/(404$|coming-soon\/(?!blog$|press$))/.test(path))

/** One of `count` equal shares of a list, so that workers can go through it side by side. */
export const share = <T>(list: readonly T[], index: number, count: number): readonly T[] =>
  list.filter((_, at) => at % count === index)
