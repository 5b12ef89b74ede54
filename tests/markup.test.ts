import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { filesIn } from './support/files-in'

// A translator puts elements of its own in the place of text nodes. React then cannot remove such a
// text, nor put anything before it: the page crashes. So text beside something that comes and goes
// is in an element.

type Node = { readonly type: string; readonly start: number } & Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const nodesIn = (value: unknown): readonly Node[] =>
  Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []

function* within(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) for (const child of nodesIn(value)) yield* within(child)
}

/** What an expression can be drawn as: the branches of conditions. */
function leavesOf(node: Node): readonly Node[] {
  if (node.type === 'ParenthesizedExpression') return nodesIn(node.expression).flatMap(leavesOf)
  if (node.type === 'LogicalExpression') return nodesIn(node.right).flatMap(leavesOf)
  if (node.type === 'ConditionalExpression')
    return [...nodesIn(node.consequent), ...nodesIn(node.alternate)].flatMap(leavesOf)
  return [node]
}

/** Children that are drawn; whitespace of the source's layout is not. */
const drawn = (parent: Node) =>
  nodesIn(parent.children).flatMap((child) => {
    if (child.type === 'JSXText') return /^\s*$/.test(String(child.value)) ? [] : [child]
    if (child.type !== 'JSXExpressionContainer') return [child]
    return nodesIn(child.expression).filter(
      ({ type, value }) => type !== 'JSXEmptyExpression' && !(type === 'Literal' && value === ' '),
    )
  })

const isText = ({ type, value }: Node) =>
  type === 'JSXText' || type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string')

const comesAndGoes = (node: Node) =>
  node.type === 'LogicalExpression' ||
  node.type === 'ConditionalExpression' ||
  (node.type === 'CallExpression' && [...within(node)].some(({ type }) => type === 'JSXElement'))

/** The texts of a file that a translator would take away from React, with their lines. */
function looseTexts(source: string): readonly string[] {
  const { program } = parseSync('file.tsx', source)
  const root: unknown = program
  return nodesIn(root)
    .flatMap((node) => [...within(node)])
    .filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
    .flatMap((parent) => {
      const children = drawn(parent)
      // A text alone in its element is set as the element's content, whatever it was.
      if (children.length < 2 || !children.some(comesAndGoes)) return []
      return children.flatMap(leavesOf).filter(isText)
    })
    .map(({ start }) => {
      const text = source.slice(start).trimStart()
      const lines = source.slice(0, source.length - text.length).split('\n')
      return `${lines.length}: ${text.split('\n')[0]}`
    })
}

test.each([
  ['<p>Undo {open && <b>it</b>}</p>', 1],
  ['<p>{`some`}{decided > 0 && <span>{decided}</span>}</p>', 1],
  ["<p><b>{count}</b>{open ? 'open' : <i>closed</i>}</p>", 1],
  ['<>Rows {rows.map((row) => <b key={row}>{row}</b>)}</>', 1],
  ['<p><span>Undo</span> {open && <b>it</b>}</p>', 0],
  ["<p>{open ? 'open' : 'closed'}</p>", 0],
  ['<p>Read <a href="/">this</a> first.</p>', 0],
])('a text beside something that comes and goes is found: %s', (markup, count) => {
  expect(looseTexts(`const drawn = ${markup}`)).toHaveLength(count)
})

test('no text of the app stands beside something that comes and goes', () => {
  const files = filesIn('src').filter((file) => file.endsWith('.tsx'))
  expect(files.length).toBeGreaterThan(100)
  expect(
    files.flatMap((file) => looseTexts(readFileSync(file, 'utf8')).map((text) => `${file}:${text}`)),
  ).toEqual([])
})
