import { createSideStorage } from './side-storage'
import type { InvitationStorageEnv } from './storage-env'

const prefix = 'invitationNote:'

/** A private note about a request. It is never part of the record nor of the CSV export. */
export type InvitationNote = { readonly text: string; readonly updatedAt: string }

/** True for the key of a note. */
export const isNoteKey = (key: string): boolean => key.startsWith(prefix)

/** The key of the note about the request with that id. */
export const noteKey = (id: string): string => prefix + id

/** Reads a stored note; undefined when it is none. Never throws. */
export function parseNote(text: string): InvitationNote | undefined {
  try {
    const { text: words, updatedAt } = Object(JSON.parse(text)) as Record<string, unknown>
    return typeof words === 'string' && typeof updatedAt === 'string' ? { text: words, updatedAt } : undefined
  } catch {
    return undefined
  }
}

/**
 * Private notes, one key a request: two tabs that write about different requests cannot lose each other's words, and the record
 * stays as the specification has it (section 3).
 */
export function createInvitationNotes(env?: InvitationStorageEnv) {
  const side = createSideStorage(isNoteKey, env)
  return {
    /** All readable notes by request id. Never throws. */
    read(): ReadonlyMap<string, InvitationNote> {
      const notes = new Map<string, InvitationNote>()
      for (const [key, text] of side.entries()) {
        const note = parseNote(text)
        if (note) notes.set(key.slice(prefix.length), note)
      }
      return notes
    },
    /** The words of one note as they stand in storage now; the empty text for none. Throws StorageError when storage is blocked. */
    textOf: (id: string): string => parseNote(side.get(noteKey(id)) ?? '')?.text ?? '',
    /** Stores the note, or removes it when the text is blank. Throws StorageError, and then the old one stands. */
    write(id: string, text: string): void {
      const key = noteKey(id)
      if (text.trim() === '') side.remove(key)
      else side.set(key, JSON.stringify({ text, updatedAt: side.now().toISOString() }))
      side.notify()
    },
    subscribe: side.subscribe,
  }
}

/** The notes in this browser. Safe to import anywhere. */
export const invitationNotes = createInvitationNotes()
