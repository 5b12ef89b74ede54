import { generateInvitationCode } from './code'
import { type StoredMember, withFields } from './list'
import {
  approve,
  type InvitationRequest,
  type NewInvitationRequest,
  reject,
  toInvitationRequest,
} from './record'

/** The pending request that a visitor's input becomes. Without an organization the field is left out. */
export function createRequest(id: string, input: NewInvitationRequest, now: Date): InvitationRequest {
  const { name, email, role, useCase, message } = input
  const organization = input.organization?.trim() ? { organization: input.organization } : {}
  return {
    id,
    name,
    email,
    role,
    ...organization,
    useCase,
    message,
    status: 'pending',
    submittedAt: now.toISOString(),
  }
}

/** A stored value before and after. The exact earlier value is what makes a change undoable; undefined stands for "not there". */
export type InvitationChange = { readonly id: string; readonly from: unknown; readonly to: unknown }

/** The members with the pending requests among `ids` decided, in one pass, and what changed. Codes are unique in the list. */
export function decideMembers(
  members: readonly StoredMember[],
  ids: ReadonlySet<string>,
  decision: 'approved' | 'rejected',
  now: Date,
): { readonly members: readonly StoredMember[]; readonly changes: readonly InvitationChange[] } {
  const taken = new Set(members.flatMap((member) => member.request?.invitationCode ?? []))
  const changes: InvitationChange[] = []
  const changed = [...members]
  members.forEach(({ value, request }, index) => {
    if (request?.status !== 'pending' || !ids.has(request.id)) return
    const { status, updatedAt, invitationCode } =
      decision === 'approved' ? approve(request, generateInvitationCode(taken), now) : reject(request, now)
    if (invitationCode) taken.add(invitationCode)
    const decided = withFields(value, request, { status, updatedAt, invitationCode })
    changed[index] = decided
    changes.push({ id: request.id, from: value, to: decided.value })
  })
  return { members: changed, changes }
}

/**
 * The members with the changes made whose `from` is what stands in the list now; the others are refused, so that nothing that
 * happened since is overwritten. New members go to the end.
 */
export function changeMembers(
  members: readonly StoredMember[],
  changes: readonly InvitationChange[],
): {
  readonly members: readonly StoredMember[]
  readonly made: readonly InvitationChange[]
  readonly refused: readonly InvitationChange[]
} {
  const places = new Map<string, number>()
  members.forEach(({ request }, index) => {
    if (request) places.set(request.id, index)
  })
  const changed: (StoredMember | undefined)[] = [...members]
  const made: InvitationChange[] = []
  const refused: InvitationChange[] = []
  for (const change of changes) {
    const place = places.get(change.id)
    const current = place === undefined ? undefined : changed[place]?.value
    const request = change.to === undefined ? undefined : toInvitationRequest(change.to)
    const fits = isSameValue(current, change.from) && (change.to === undefined || request?.id === change.id)
    if (!fits) {
      refused.push(change)
      continue
    }
    if (place === undefined) {
      if (request) places.set(change.id, changed.push({ value: change.to, request }) - 1)
    } else {
      changed[place] = request && { value: change.to, request }
      if (!request) places.delete(change.id)
    }
    made.push(change)
  }
  return { members: changed.filter((member) => member !== undefined), made, refused }
}

/** The changes that take the given ones back. */
export const inverse = (changes: readonly InvitationChange[]): readonly InvitationChange[] =>
  changes.map(({ id, from, to }) => ({ id, from: to, to: from }))

const isSameValue = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
