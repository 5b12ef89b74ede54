import { test } from 'vitest'
import { sampleRequest } from '../../../domain/invitations/sample-requests'
import { expectReadOrRefused, fill, fillBy, hugeSize } from './huge-files'

const objectOf = (count: number, prefix = '') =>
  `{${Array.from({ length: count }, (_, key) => `"${prefix}${key}":"${key === 0 ? 'a@b.ca' : ''}"`).join(',')}}`

test.each([
  ['brackets', () => fill('[')],
  ['numbers in JSON', () => `[${fill('1,')}1]`],
  ['objects with keys of their own', () => `[${fillBy((at) => objectOf(20, `${at} `))}]`],
  ['50,000 objects, one of 500 keys', () => `[${objectOf(500)},${fillBy(() => '{"499":"a@b.ca"}')}]`],
  ['lists of objects by key', () => `{${fillBy((at) => `"k${at}":[${objectOf(500)}${',{}'.repeat(999)}]`)}}`],
  ['brackets and their ends', () => `${'['.repeat(hugeSize / 2)}${']'.repeat(hugeSize / 2)}`],
  ['arrays in arrays', () => `[${fill('[[[[]]]],')}[]]`],
  ['objects in objects', () => `[${fill(`${'{"a":'.repeat(900)}1${'}'.repeat(900)},`)}1]`],
  ['objects', () => `{"data":[{"email":"a@b.ca"},${fill('{},')}{}]}`],
  ['objects of 500 keys of their own', () => `[${fillBy((at) => objectOf(500, `${at} `))}]`],
  ['an object of many keys', () => `[{"email":"a@b.ca",${fillBy((at) => `"k${at}":"${'v'.repeat(400)}"`)}}]`],
  ['a million keys', () => `{${fill('"k":"a@b.ca",')}"k":1}`],
  ['people by their keys', () => `{${fillBy((at) => `"k${at}":{"email":"p${at}@b.ca"}`)}}`],
  ['people by their addresses', () => `{${fillBy((at) => `"p${at}@b.ca":"x"`)}}`],
  ['lists by keys', () => `{${fillBy((at) => `"k${at}":[{"email":"p${at}@b.ca"}]`)}}`],
  ['one huge text in JSON', () => `[{"email":"a@b.ca","message":"${fill('\\u00e9')}"}]`],
  ['huge texts in JSON', () => `{${fillBy((at) => `"k${at}":"${'a@b.ca '.repeat(20_000)}"`)}}`],
  ['addresses in JSON', () => `[${fillBy((at) => `"p${at}@${'b'.repeat(60)}.ca"`)}]`],
  ['a dump with notes', () => `{"invitationRequests":"[]",${fillBy((at) => `"invitationNote:${at}":"{}"`)}}`],
  ['a dump that is cut off', () => JSON.stringify({ invitationRequests: `[${fill('{"a":')}` })],
  ['lines of JSON', () => fill('{"email":"a@b.ca"}\n')],
  ['damaged lines of JSON', () => `{"a":1}\n${fill('{"a"\n')}`],
  ['lines of JSON and white space', () => `{"a":1}\n{"a":1}${fill(' ')}x`],
  ['records of this site', () => `[${fillBy((at) => JSON.stringify(sampleRequest({ id: `${at}` })))}]`],
])('a huge text of anything is read or refused, and never hangs the page: %s', expectReadOrRefused, 60_000)
