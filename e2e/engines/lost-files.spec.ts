import { appReady, expect, expectVisible, test } from './test'
import type { Target, Visitor } from './visitor'

const home: Target = { role: 'link', name: /, home$/ }
const form: Target = { role: 'form', name: 'Send us a message' }
const heading: Target = { role: 'heading', name: /^An AI tutor in the/ }

/** What browsers say of files that were lost. */
const known = /status 500|could not be loaded|preload|import|[Ll]oad/

/** How the first section looks: what the page's own stylesheet makes of it. */
const look = (visitor: Visitor) =>
  visitor.evaluate(
    () =>
      [...document.querySelectorAll('[aria-labelledby=hero] *')].map((element) => {
        const { display, color, fontSize, borderTopWidth } = getComputedStyle(element)
        return `${element.tagName} ${display} ${color} ${fontSize} ${borderTopWidth}`
      }),
    undefined,
  )

const stylesAreIn = (visitor: Visitor) =>
  visitor.evaluate(
    () =>
      [...document.querySelectorAll<HTMLLinkElement>('head > link[rel=stylesheet]')].every(
        ({ sheet, disabled }) => sheet && !disabled,
      ),
    undefined,
  )

test('the files of a page that are lost ahead of the click are there at the click, styles too', async ({
  visitor,
  site,
  browserName,
}) => {
  test.skip(
    browserName === 'webkit',
    'docs/browsers.md: WebKit keeps a script that was answered with an error',
  )
  const lost = site.loseOnce(/\/assets\/(home-)?page-.*\.(css|js)$/)
  await visitor.open('/dashboard')
  await appReady(visitor)
  // Pointed at, the link fetches its page.
  await visitor.evaluate(() => {
    const link = document.querySelector('header .brand')
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  }, undefined)
  await expect.poll(() => [...lost].map((file) => file.split('.').at(-1)).sort()).toEqual(['css', 'js'])
  await visitor.click(home)
  await expectVisible(visitor, heading)
  const seen = await look(visitor)
  expect(seen.length).toBeGreaterThan(20)
  expect(site.problems.filter((line) => !known.test(line))).toEqual([])
  site.problems.length = 0
  await visitor.reload()
  await expect.poll(() => stylesAreIn(visitor)).toBe(true)
  expect(seen).toEqual(await look(visitor))
})

test('a form whose script is not there at first has what was typed, and is sent', async ({
  visitor,
  site,
  browserName,
}) => {
  test.skip(browserName === 'webkit', 'docs/browsers.md: as above, also in the next document')
  const lost = site.loseOnce(/\/contact-body-.*\.js$/)
  await visitor.open('/contact')
  await appReady(visitor)
  const answers = {
    Name: 'Amara',
    Email: 'amara@riverside.ca',
    Subject: 'Line 3',
    Message: 'It marks x = 2 wrong.',
  }
  for (const [name, answer] of Object.entries(answers))
    await visitor.type({ role: 'textbox', name, inside: form }, answer)
  await expectVisible(visitor, { role: 'button', name: 'Try again' })
  await expect.poll(() => lost.size).toBe(1)
  const tryAgain = () =>
    visitor.evaluate(() => {
      document.querySelector<HTMLElement>('[data-late=contact] > [role=alert] button')?.click()
      return document.querySelector('form[name=contact][data-live=""]') !== null
    }, undefined)
  // The document may be left while it is asked.
  await expect(async () => expect(await tryAgain()).toBe(true)).toPass()
  await visitor.click({ role: 'button', name: 'Send Message' })
  await expectVisible(visitor, { role: 'heading', name: 'Message Sent' })
  expect(site.problems.filter((line) => !known.test(line))).toEqual([])
  site.problems.length = 0
})

test('a script of the app that is not there at first comes with the dialog that needs it', async ({
  visitor,
  site,
  browserName,
}) => {
  test.skip(browserName === 'webkit', 'docs/browsers.md: as above, also in the next document')
  const lost = site.loseOnce(/\/assets\/framework-.*\.js$/)
  const dialog: Target = { role: 'dialog', name: 'Request Access' }
  await visitor.open('/')
  await expect.poll(() => lost.size).toBe(1)
  await visitor.click({ role: 'button', name: 'Request Access' })
  await appReady(visitor)
  if (!(await visitor.isVisible(dialog))) await visitor.click({ role: 'button', name: 'Request Access' })
  await visitor.type({ role: 'textbox', name: 'Name', inside: dialog }, 'Amara Okafor')
  expect(site.problems.filter((line) => !known.test(line))).toEqual([])
  site.problems.length = 0
})
