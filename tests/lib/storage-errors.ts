/** The newer error is a class of its own, without a legacy code (Web IDL, "QuotaExceededError"). */
class QuotaExceededError extends DOMException {
  readonly quota = 5_242_880

  constructor(message: string) {
    super(message, 'QuotaExceededError')
  }

  override get code(): number {
    return 0
  }
}

const named = (name: string, code: number) => Object.assign(new Error('full'), { name, code })

/** What browsers throw when storage is full, one of each spelling. */
export const fullErrors: readonly (readonly [string, unknown])[] = [
  ['QuotaExceededError, code 22', new DOMException('full', 'QuotaExceededError')],
  ['QuotaExceededError without a legacy code', new QuotaExceededError('full')],
  ['NS_ERROR_DOM_QUOTA_REACHED, code 1014', named('NS_ERROR_DOM_QUOTA_REACHED', 1014)],
  ['QUOTA_EXCEEDED_ERR, code 22', named('QUOTA_EXCEEDED_ERR', 22)],
]

/** Replaces `localStorage`: its getter throws. */
export const blockedStorage = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
