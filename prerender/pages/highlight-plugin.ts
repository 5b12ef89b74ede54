import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { SiteConfig } from '../../src/config/site-schema.ts'
import { apiNames, fillNames } from '../../src/content/api/api-names.ts'

/** `import ask from './ask.py?highlight'` gives the sample as runs of code (lib/code-sample.ts). */
export function highlightSamples(site: SiteConfig): Plugin {
  const names = apiNames(site)
  return {
    name: 'highlight-samples',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\?highlight$/ },
      async handler(source, importer) {
        const file = await this.resolve(source.replace('?highlight', ''), importer)
        // With its own extension, Vite would read it as a module.
        return file && `${file.id}.sample`
      },
    },
    load: {
      filter: { id: /\.sample$/ },
      async handler(id) {
        const file = id.replace('.sample', '')
        this.addWatchFile(file)
        const { highlight } = await import('./highlight.ts')
        const code = fillNames(await readFile(file, 'utf8'), names)
        const sample = await highlight(code, path.extname(file).slice(1))
        return { code: `export default ${JSON.stringify(sample)}`, moduleType: 'js' }
      },
    },
  }
}
