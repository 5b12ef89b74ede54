import { readdir, readFile } from 'node:fs/promises'

/** A package as Vite lists it (`build.license`). */
export type Licensed = {
  readonly name: string
  readonly version: string
  /** The SPDX name of its license. */
  readonly identifier?: string
  readonly text?: string
}

/**
 * `licenses.txt`: the notices that MIT, ISC and OFL want in every copy. Vite lists the packages
 * whose code is in the scripts; what is in the stylesheets and the fonts comes from no import, so
 * it is added here.
 *
 * @param bundled what Vite lists.
 */
export async function licensesFile(bundled: readonly Licensed[]): Promise<string> {
  const { devDependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  const fonts = Object.keys(devDependencies).filter((name) => name.startsWith('@fontsource-variable/'))
  const copied = await Promise.all(['tailwindcss', ...fonts].map(installed))
  return `This site contains the following open-source software and fonts.\n\n${[...bundled, ...copied]
    .map(notice)
    .join('\n')}`
}

async function installed(name: string): Promise<Licensed> {
  const folder = `node_modules/${name}`
  const { version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'))
  const file = (await readdir(folder)).find((file) => /^licen[cs]e/i.test(file))
  return { name, version, identifier: license, text: file ? await readFile(`${folder}/${file}`, 'utf8') : '' }
}

const rule = '-'.repeat(80)

function notice({ name, version, identifier, text }: Licensed): string {
  if (!identifier || !text) throw new Error(`${name} has no license to ship with the site`)
  return `${rule}\n${name} ${version} (${identifier})\n${rule}\n\n${text.trim()}\n`
}
