import { address, optionalText, requiredText } from '@/domain/text-rules'
import { asAscii } from '@/lib/email-address'
import { z } from '@/lib/zod'
import { roles, useCases } from './record'

/** The generic messages of specification, section 5. */
const messages = { required: 'Required', invalid: 'Invalid input' } as const

/** What a browser's e-mail field takes (HTML standard), with letters of any script (RFC 6531). */
const isEmail = (text: string) => z.regexes.html5Email.test(asAscii(text))

/** One of the values of a list; an empty one is missing, another one is invalid. */
const oneOf = <const T extends string>(options: readonly { readonly value: T }[]) =>
  z.enum(
    options.map(({ value }) => value),
    { error: ({ input }) => (input === undefined || input === '' ? messages.required : messages.invalid) },
  )

/** The access request (specification, sections 3 and 5). White space only is empty. */
export const requestSchema = z.object({
  name: requiredText,
  email: z.pipe(requiredText, address(isEmail, messages.invalid)),
  role: oneOf(roles),
  organization: z.optional(optionalText),
  useCase: oneOf(useCases),
  message: requiredText,
})

export type CheckedRequest = z.output<typeof requestSchema>
