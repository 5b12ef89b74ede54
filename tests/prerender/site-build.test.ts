import { expect, test } from 'vitest'
import { chunkGroups } from '../../prerender/site-build'

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
