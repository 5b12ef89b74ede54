import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads a built site's `_headers` file (the format of Netlify and Cloudflare Pages: a path, then indented `Name: value`
 * lines; a path may end in `*`) for the local server, so that a preview sends what the host would. An address without rules
 * of its own gets those of the 404 document. The file is read again when it has changed, so that a rebuilt page keeps its policy.
 *
 * @param {string} dir the built folder
 * @returns {(pathname: string) => Readonly<Record<string, string>>} headers for a path; none while the file is missing
 */
export function readHeaders(dir) {
  const file = join(dir, '_headers')
  let version = ''
  /** @type {ReadonlyMap<string, Record<string, string>>} */
  let rules = new Map()
  return (pathname) => {
    try {
      const { mtimeMs, size } = statSync(file)
      if (version !== `${mtimeMs} ${size}`) {
        rules = parseRules(readFileSync(file, 'utf8'))
        version = `${mtimeMs} ${size}`
      }
    } catch {
      return {}
    }
    const path = pathname.replace(/(?<=.)\/$/, '')
    const folder = [...rules].find(
      ([rule]) => /.\*$/.test(rule) && path.startsWith(rule.slice(0, -1)) && rule !== '/*',
    )
    return { ...rules.get('/*'), ...(folder?.[1] ?? rules.get(path) ?? rules.get('/404')) }
  }
}

/** The headers of a `_headers` file by their path. @param {string} text */
function parseRules(text) {
  /** @type {Map<string, Record<string, string>>} */
  const rules = new Map()
  /** @type {Record<string, string>} */
  let current = {}
  for (const line of text.split('\n')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line)
    if (header?.[1] && header[2] !== undefined) current[header[1]] = header[2]
    else if (line.trim()) {
      current = {}
      rules.set(line.trim(), current)
    }
  }
  return rules
}
