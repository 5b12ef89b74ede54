import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'
import { parseSiteConfig } from '@/config/site-schema'
import { chunkGroups, siteBuild } from '../../prerender/site-build'

test.each(['/srv/site', '/usr/src/app', '/home/me/src/content/a+b (c)', '/src/fonts'])(
  'files are grouped alike in a checkout at %s',
  (root) => {
    const groups = chunkGroups(root)
    const groupsOf = (file: string) =>
      groups.filter(({ test }) => test.test(`${root}/${file}`)).map(({ name }) => name)
    expect(groupsOf('index.html')).toEqual([])
    expect(groupsOf('src/pages/about/page.tsx')).toEqual([])
    expect(groupsOf('src/app/offline/offline-worker.ts')).toEqual([])
    expect(groupsOf('src/app/main.tsx')).toEqual(['shell'])
    expect(groupsOf('src/lib/zod.ts')).toEqual(['form'])
    expect(groupsOf('src/fonts/fonts.css')).toEqual(['fonts'])
    expect(groupsOf('node_modules/zod/v4/index.js')).toEqual(['form'])
    expect(groupsOf('node_modules/lucide-react/dist/icon.js')).toEqual(['shared'])
    expect(groupsOf('node_modules/react/index.js')).toEqual(['framework'])
  },
)

test('files are grouped by the name that the folder has on the disk', async () => {
  const link = join(mkdtempSync(join(tmpdir(), 'site-')), 'link')
  symlinkSync(process.cwd(), link)
  const here = process.cwd()
  process.chdir(link)
  try {
    const { environments } = await resolveConfig(
      { configFile: false, root: link, plugins: [siteBuild(parseSiteConfig({}))] },
      'build',
    )
    expect(environments.client?.build.rolldownOptions.output).toMatchObject({
      codeSplitting: { groups: chunkGroups(here) },
    })
  } finally {
    process.chdir(here)
    rmSync(link)
  }
})
