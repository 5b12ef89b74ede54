import { expect, test } from 'vitest'
import { workerFiles } from '../../prerender/manifest'

const manifest = {
  'index.html': {
    file: 'assets/app.js',
    css: ['assets/app.css'],
    imports: ['_framework.js'],
    dynamicImports: ['src/pages/home/page.tsx', 'src/pages/contact/page.tsx', 'src/request-form.tsx'],
  },
  '_framework.js': { file: 'assets/framework.js' },
  'src/request-form.tsx': { file: 'assets/request-form.js', imports: ['_framework.js', '_zod.js'] },
  '_zod.js': { file: 'assets/zod.js' },
  'src/pages/home/page.tsx': { file: 'assets/home-page.js', imports: ['index.html'] },
  'src/pages/contact/page.tsx': {
    file: 'assets/contact-page.js',
    imports: ['index.html', '_field.js'],
    dynamicImports: ['src/sending.ts', 'src/pages/home/page.tsx'],
  },
  '_field.js': { file: 'assets/field.js' },
  'src/sending.ts': { file: 'assets/sending.js', imports: ['_zod.js', '_field.js', '_mail.js'] },
  '_mail.js': { file: 'assets/mail.js' },
}

test('from the first visit on the worker keeps the app and what any page may open, but no page', () => {
  expect([...workerFiles(manifest).core].sort()).toEqual([
    '/assets/app.css',
    '/assets/app.js',
    '/assets/framework.js',
    '/assets/request-form.js',
    '/assets/zod.js',
  ])
})

test('with a page it keeps what that page loads later and nothing else does', () => {
  expect(workerFiles(manifest).later).toEqual({
    '/assets/contact-page.js': ['/assets/sending.js', '/assets/mail.js'],
  })
})
