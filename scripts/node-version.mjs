import { readFileSync } from 'node:fs'

// Imported before anything else, so that an old Node prints a sentence and not a syntax error.
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
if (!satisfies(process.versions.node, manifest.engines.node)) {
  console.error(`This project needs Node.js ${manifest.engines.node}; this is ${process.versions.node}.`)
  console.error('Install a current long-term-support release of Node.js and run the command again.')
  process.exit(1)
}

/**
 * Whether a Node version satisfies a range made of `>=a.b.c` and `^a.b.c` joined by `||`, the only
 * forms that this project's package.json uses.
 *
 * @param {string} version such as `20.19.0`
 * @param {string} range such as `^20.19.0 || >=22.12`
 */
export function satisfies(version, range) {
  const numbers = (/** @type {string} */ text) => (text.match(/\d+/g) || []).slice(0, 3).map(Number)
  const actual = numbers(version)
  return range.split('||').some((alternative) => {
    const wanted = numbers(alternative)
    if (alternative.trim().startsWith('^') && actual[0] !== wanted[0]) return false
    const place = [0, 1, 2].find((at) => (actual[at] || 0) !== (wanted[at] || 0))
    return place === undefined || (actual[place] || 0) > (wanted[place] || 0)
  })
}
