import { PurgeCSS } from 'purgecss'

/** What selectors can name in a page: its tags, attributes and ids, and its classes as Tailwind writes them. */
function words(html: string): string[] {
  const classes = [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, list = '']) =>
    list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/),
  )
  return [...(html.match(/[^\s"'<>=`]+/g) ?? []), ...classes]
}

/**
 * The rules of a stylesheet that a page's HTML can use, for inlining. States that scripts add later arrive with the full
 * stylesheet, which loads with the app.
 */
export async function criticalCss(css: string, html: string): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: html, extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: words,
    keyframes: true,
    safelist: [':root', 'html', 'body'],
  })
  return result?.css ?? css
}
