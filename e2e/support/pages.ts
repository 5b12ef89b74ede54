import { readdirSync } from 'node:fs'

/** Addresses of a built folder's HTML files, in order, `/404` and the admin area's among them. */
export function builtPages(dir: string): readonly string[] {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`)
    .sort()
}

/** The pages to check: all but `/404`, and two coming-soon pages, whose words differ. */
export const pagesToSee = (dir: string): readonly string[] =>
  builtPages(dir).filter((path) => !/^\/(404$|coming-soon\/(?!blog$|press$))/.test(path))

/** One of `count` equal shares of a list, so that workers can go through it side by side. */
export const share = <T>(list: readonly T[], index: number, count: number): readonly T[] =>
  list.filter((_, at) => at % count === index)
