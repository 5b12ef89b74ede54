import { address, optionalText, requiredText } from '@/domain/text-rules'
import { asAscii } from '@/lib/email-address'
import { z } from '@/lib/zod'
import { type Answer, mapAnswers } from './answers'

/** The generic messages of specification, section 5. */
const messages = { required: 'Required', invalid: 'Invalid input' } as const

/** What a browser's email field takes (HTML standard), with letters of any script (RFC 6531). */
export const isTypedAddress = (text: string) => z.regexes.html5Email.test(asAscii(text))

/** White space only is empty; an optional answer may be empty or missing. */
function ruleOf(answer: Answer): z.ZodMiniType<string> {
  const rule = answer.kind === 'choice' ? choiceOf(answer.options, answer.required) : textOf(answer)
  return answer.required ? rule : z._default(rule, '')
}

function textOf({ kind, required }: Answer) {
  const text = required ? requiredText : optionalText
  if (kind !== 'address') return text
  return z.pipe(
    text,
    address((typed) => (typed === '' && !required) || isTypedAddress(typed), messages.invalid),
  )
}

const choiceOf = (options: readonly { readonly value: string }[], required: string | false) =>
  z.enum([...(required ? [] : ['']), ...options.map(({ value }) => value)], {
    error: ({ input }) => (input === undefined || input === '' ? messages.required : messages.invalid),
  })

/** The access request (specification, sections 3 and 5). */
export const requestSchema = z.object(mapAnswers(ruleOf))

export type CheckedRequest = z.output<typeof requestSchema>
