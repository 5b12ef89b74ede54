import { readFileSync } from 'node:fs'

/**
 * Whether a Node version satisfies an `engines.node` range made of `>=a.b.c` and `^a.b.c` joined by `||`, the only
 * forms that this project's package.json uses.
 *
 * @param {string} version such as `20.19.0`
 * @param {string} range such as `^20.19.0 || >=22.12`
 */
export function satisfies(version, range) {
  const actual = numbers(version)
  return range.split('||').some((alternative) => {
    const wanted = numbers(alternative)
    if (alternative.trim().startsWith('^') && actual[0] !== wanted[0]) return false
    for (const place of [0, 1, 2]) {
      const difference = (actual[place] || 0) - (wanted[place] || 0)
      if (difference !== 0) return difference > 0
    }
    return true
  })
}

/**
 * Ends the process with a sentence that says what to do when this Node is not one the project runs on. Commands call
 * it before they import anything else, so that an old Node prints the sentence and not a syntax error.
 */
export function requireSupportedNode() {
  const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  const range = manifest.engines.node
  if (satisfies(process.versions.node, range)) return
  console.error(
    `This project needs Node.js ${range}; this is ${process.versions.node} (${process.execPath}).`,
  )
  console.error('Install a current long-term-support release of Node.js and run the command again.')
  process.exit(1)
}

/** @param {string} text */
function numbers(text) {
  return (text.match(/\d+/g) || []).slice(0, 3).map(Number)
}
