import { listen } from './listen'

/** What tells one face from the others, as a rule and as a loaded font spell it. */
const nameOf = (family: string, style: string, range: string) =>
  [family.replace(/["']/g, ''), style || 'normal', range.replaceAll(' ', '') || 'U+0-10FFFF'].join(' ')

/**
 * Requests fonts that could not be loaded again, later and later. A browser does so only when the
 * document is loaded again, or for a new rule, so their rules are replaced by equal ones.
 */
export function retryFonts(): void {
  const { fonts } = document
  let pause = 1000
  const retry = () => {
    const failed = [...fonts].filter(({ status }) => status === 'error')
    const names = failed.map(({ family, style, unicodeRange }) => nameOf(family, style, unicodeRange))
    // Software that changes colors has put its own before ours.
    for (const { sheet } of document.querySelectorAll('style'))
      for (const [index, rule] of [...(sheet?.cssRules ?? [])].entries()) {
        if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes('url(')) continue
        const value = (property: string) => rule.style.getPropertyValue(property)
        if (!names.includes(nameOf(value('font-family'), value('font-style'), value('unicode-range'))))
          continue
        sheet?.deleteRule(index)
        sheet?.insertRule(rule.cssText, index)
      }
  }
  listen(fonts, 'loadingerror', () => {
    pause *= 2
    setTimeout(retry, pause)
  })
  retry()
}
