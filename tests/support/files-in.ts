import { readdirSync } from 'node:fs'
import { sep } from 'node:path'

/** The paths of all files in a folder, from the project's root, with `/` on every system. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll(sep, '/')}`)
    .filter((file) => !file.includes('/node_modules/')) // of the hosts' engines
