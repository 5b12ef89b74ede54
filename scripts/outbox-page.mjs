/**
 * @typedef {object} OutboxEntry
 * @property {string} id
 * @property {import('./email-contract.mjs').EmailKind} kind
 * @property {string} receivedAt ISO 8601
 * @property {import('./email-contract.mjs').EmailFields} fields
 */

const TITLES = /** @type {const} */ ({ demo: 'Demo request', contact: 'Contact message' })

const STYLE = `
:root { color-scheme: light dark; --ground: #fff; --sheet: #f4f7fb; --ink: #16213a; --muted: #4a5775; --pen: #1747c9; --edge: #c6d4e8; --margin: #d7402f }
@media (prefers-color-scheme: dark) {
  :root { --ground: #121a2e; --sheet: #1b2540; --ink: #edf1f8; --muted: #a9b5cc; --pen: #8fb0ff; --edge: #34436b; --margin: #a84a45 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.6 'Atkinson Hyperlegible Next', system-ui, sans-serif }
header, main { max-width: 54rem; margin: 0 auto; padding: 0 24px }
header { padding-top: 48px }
h1 { margin: 0; font-size: 2.5rem; line-height: 1.1; letter-spacing: -0.02em }
header p { max-width: 66ch; margin: 12px 0 0; color: var(--muted) }
nav { display: flex; flex-wrap: wrap; gap: 8px 24px; margin: 16px 0 32px }
nav a { display: inline-flex; align-items: center; min-height: 44px; color: var(--pen) }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
main { padding-bottom: 72px }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 32px }
article { padding: 20px 24px; background: var(--sheet); border: 1.5px solid var(--ink); border-left: 3px solid var(--margin); border-radius: 2px; box-shadow: 6px 6px 0 var(--edge) }
h2 { margin: 0; font-size: 1.5rem; line-height: 1.2; overflow-wrap: anywhere }
time { color: var(--muted) }
dl { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr); gap: 8px 24px; margin: 16px 0 0 }
dt { color: var(--muted) }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
dd em { color: var(--muted) }
.empty { padding: 32px 24px; border: 1.5px dashed var(--muted); border-radius: 2px }
.empty p { margin: 0; max-width: 60ch }
@media (max-width: 40rem) {
  dl { grid-template-columns: minmax(0, 1fr); gap: 0 }
  dd { margin-bottom: 12px }
}
`

/**
 * The page a person reads the outbox on: one static document without script, every value escaped.
 *
 * @param {readonly OutboxEntry[]} entries newest first
 * @param {number} limit how many the outbox keeps
 */
export function renderOutbox(entries, limit) {
  const count = entries.length === 1 ? '1 message' : `${entries.length} messages`
  return `<!doctype html>
<html lang="en-CA">
<head>
<meta charset="utf-8">
<title>Outbox (${entries.length})</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Outbox</h1>
<p>The e-mail that the forms of this local copy would have sent. Nothing leaves this computer: the last ${limit} messages are kept in memory, newest first, until the server stops.</p>
<nav aria-label="Outbox"><a href="/outbox">Look again</a><a href="/outbox.json">Read as JSON</a><a href="/">Back to the site</a></nav>
</header>
<main>
${
  entries.length === 0
    ? '<div class="empty"><p>No messages yet. Send the contact form or request a demo, then look here again.</p></div>'
    : `<p>${count}</p>\n<ol>\n${entries.map(renderEntry).join('\n')}\n</ol>`
}
</main>
</body>
</html>
`
}

/** @param {OutboxEntry} entry */
function renderEntry({ kind, receivedAt, fields }) {
  const rows = Object.entries(fields).map(
    ([name, value]) =>
      `<dt>${escapeHtml(label(name))}</dt><dd dir="auto">${value === '' ? '<em>Left empty</em>' : escapeHtml(value)}</dd>`,
  )
  return `<li><article>
<h2>${TITLES[kind]}</h2>
<time datetime="${escapeHtml(receivedAt)}">${escapeHtml(readableTime(receivedAt))}</time>
<dl>${rows.join('\n')}</dl>
</article></li>`
}

/** `phone_number` as `Phone number`. @param {string} name */
function label(name) {
  const words = name.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** @param {string} iso */
function readableTime(iso) {
  return new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'medium' }).format(new Date(iso))
}

/** @param {string} text */
function escapeHtml(text) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
}
