import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads a built site's `_headers` file (the format of Netlify and Cloudflare Pages: a path, then indented `Name: value`
 * lines; a path may end in `*`) for the local server, so that a preview sends what the host would. An address without rules
 * of its own gets those of the 404 document.
 *
 * @param {string} dir the built folder
 * @returns {(pathname: string) => Readonly<Record<string, string>>} headers for a path; none when the file is missing
 */
export function readHeaders(dir) {
  const file = join(dir, '_headers')
  if (!existsSync(file)) return () => ({})
  /** @type {Map<string, Record<string, string>>} */
  const rules = new Map()
  /** @type {Record<string, string>} */
  let current = {}
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line)
    if (header?.[1] && header[2] !== undefined) current[header[1]] = header[2]
    else if (line.trim()) {
      current = {}
      rules.set(line.trim(), current)
    }
  }
  const common = rules.get('/*') ?? {}
  return (pathname) => {
    const path = pathname.replace(/(?<=.)\/$/, '')
    const folder = [...rules].find(
      ([rule]) => /.\*$/.test(rule) && path.startsWith(rule.slice(0, -1)) && rule !== '/*',
    )
    return { ...common, ...(folder?.[1] ?? rules.get(path) ?? rules.get('/404')) }
  }
}
