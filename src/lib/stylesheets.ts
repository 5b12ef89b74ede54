import { attempt } from './attempt'
import { listen } from './listen'

/**
 * A file that was refused has an empty sheet, and one that failed has one that cannot be read,
 * until the error is reported. None of ours is empty.
 */
const isThere = ({ sheet }: HTMLLinkElement): boolean =>
  attempt(() => sheet !== null && sheet.cssRules.length > 0) === true

/**
 * Resolves when all stylesheets of the site are there, or have failed again. Vite adds those of a
 * chunk that is imported, once: when one has failed (the boot script then disables it), the next
 * import of the chunk resolves without it.
 */
export async function stylesheets(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  // Those that an extension adds to the page are not waited for.
  const isOurs = ({ href }: HTMLLinkElement) => href.startsWith(`${location.origin}/assets/`)
  await Promise.all([...sheets].filter((link) => isOurs(link) && !isThere(link)).map(outcome))
}

/**
 * Enabling a stylesheet that failed requests it again. Which page it is for, only Vite knows. One
 * that was not requested yet may fail now, so it has a second try.
 */
async function outcome(link: HTMLLinkElement): Promise<void> {
  for (let tries = 0; tries < 2 && !isThere(link); tries += 1)
    await new Promise((resolve) => {
      listen(link, ['load', 'error'], resolve, { once: true })
      // One that was refused before, and has said so, would say nothing more.
      if (tries > 0 || link.sheet) link.disabled = true
      link.disabled = false
    })
}
