import { PurgeCSS } from 'purgecss'

/** Every run of characters that can be part of a class name, as Tailwind writes them. */
const words = (html: string) => html.match(/[^\s"'<>=`]+/g) ?? []

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
