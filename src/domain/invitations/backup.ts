import type { StoredTexts } from './snapshot'

/** What every backup says it is. */
export const backupFormat = 'invitation-backup'
const version = 1

/** A backup as it was read. `checksum` tells whether the texts are those that were saved. */
export type Backup = {
  readonly madeAt: string
  readonly checksum: 'matches' | 'differs' | 'none'
  readonly texts: StoredTexts
}

/** What came of reading a backup; `reason` is a sentence for people. */
export type BackupReading =
  | ({ readonly kind: 'backup' } & Backup)
  | { readonly kind: 'refused'; readonly reason: string }

/** Bytes to their SHA-256 as hexadecimal text; undefined where the browser has none (insecure origins). */
export type Digest = (text: string) => Promise<string | undefined>

/** SHA-256 of the text's UTF-8 bytes. */
export const sha256: Digest = async (text) => {
  try {
    const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return undefined
  }
}

/**
 * Requests and notes as a file, version 1: UTF-8 JSON with the stored texts, character by character, under their keys, and the SHA-256
 * of the JSON of those entries. JSON escapes lone surrogates, so that every text comes back as it was.
 */
export async function formatBackup(
  texts: StoredTexts,
  now: Date,
  digest: Digest = sha256,
): Promise<{ readonly name: string; readonly text: string }> {
  const entries = Object.fromEntries(texts)
  const hash = await digest(JSON.stringify(entries))
  const backup = {
    format: backupFormat,
    version,
    madeAt: now.toISOString(),
    ...(hash && { sha256: hash }),
    entries,
  }
  return {
    name: `invitation-backup-${now.toISOString().slice(0, 10)}.json`,
    text: `${JSON.stringify(backup)}\n`,
  }
}

/** Reads a parsed backup. Never throws. */
export async function readBackup(value: object, digest: Digest = sha256): Promise<BackupReading> {
  const { version: made, madeAt, sha256: hash, entries } = value as Record<string, unknown>
  if (made !== version)
    return refused(`This backup is of version ${String(made).slice(0, 20)}, which is not known here.`)
  if (typeof entries !== 'object' || entries === null || Array.isArray(entries))
    return refused('This backup holds no entries.')
  const pairs = Object.entries(entries)
  if (!pairs.every((pair): pair is [string, string] => typeof pair[1] === 'string'))
    return refused('This backup is damaged: an entry is not text.')
  const actual = typeof hash === 'string' ? await digest(JSON.stringify(entries)) : undefined
  const checksum = actual === undefined ? 'none' : actual === hash ? 'matches' : 'differs'
  return { kind: 'backup', madeAt: typeof madeAt === 'string' ? madeAt : '', checksum, texts: new Map(pairs) }
}

const refused = (reason: string): BackupReading => ({ kind: 'refused', reason })
