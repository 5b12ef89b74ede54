/**
 * @typedef {object} OutboxEntry
 * @property {string} id
 * @property {'demo' | 'contact'} kind
 * @property {string} receivedAt ISO 8601
 * @property {Readonly<Record<string, string>>} fields
 */

const TITLES = /** @type {const} */ ({ demo: 'Demo request', contact: 'Contact message' })

const STYLE = `
:root { color-scheme: light dark }
body { max-width: 54rem; margin: 48px auto; padding: 0 24px; font: 17px/1.6 system-ui, sans-serif }
nav { display: flex; flex-wrap: wrap; gap: 24px }
nav a { display: inline-flex; align-items: center; min-height: 44px }
ol { list-style: none; margin: 0; padding: 0; display: grid; gap: 32px }
article { padding: 20px 24px; border: 1.5px solid; border-radius: 2px }
h2 { margin: 0; overflow-wrap: anywhere }
dl { display: grid; grid-template-columns: minmax(0, 9.5rem) minmax(0, 1fr); gap: 8px 24px }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere }
`

/**
 * The page on which a person reads the outbox: one static document, every value escaped.
 *
 * @param {readonly OutboxEntry[]} entries newest first
 * @param {number} limit how many the outbox keeps
 */
export const renderOutbox = (entries, limit) => `<!doctype html>
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
<main>
<h1>Outbox</h1>
<p>The e-mail that the forms of this local copy would have sent. Nothing leaves this computer: the
last ${limit} messages are kept in memory, newest first, until the server stops.</p>
<nav aria-label="Outbox">
<a href="/outbox">Look again</a>
<a href="/outbox.json">Read as JSON</a>
<a href="/">Back to the site</a>
</nav>
${entries.length === 0 ? '<p>No messages yet. Send the contact form or request a demo, then look here again.</p>' : ''}
<ol>${entries.map(renderEntry).join('\n')}</ol>
</main>
</body>
</html>
`

const times = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeStyle: 'medium' })

/** @param {OutboxEntry} entry */
const renderEntry = ({ kind, receivedAt, fields }) => `<li><article>
<h2>${TITLES[kind]}</h2>
<time datetime="${receivedAt}">${times.format(new Date(receivedAt))}</time>
<dl>${Object.entries(fields).map(renderField).join('\n')}</dl>
</article></li>`

/** @param {readonly [string, string]} field */
function renderField([name, value]) {
  const words = name.replaceAll('_', ' ')
  const label = words.charAt(0).toUpperCase() + words.slice(1)
  return `<dt>${escapeHtml(label)}</dt><dd dir="auto">${value === '' ? '<em>Left empty</em>' : escapeHtml(value)}</dd>`
}

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
