import * as z from 'zod/mini'
import { cleanAddress, holdsSeveralAddresses, isEmailAddress } from './email-address'
import { hideForeign } from './form-fields'
import { isSeen } from './text'

hideForeign()

z.config({
  // zod probes `eval` for compiled parsers, which the Content-Security-Policy reports.
  jitless: true,
  /** What a check without a message of its own says (specification, section 5). */
  customError: (issue) => {
    if (issue.input === undefined) return 'Required'
    if (issue.code === 'too_small' && issue.origin === 'string')
      return `String must contain at least ${issue.minimum} character(s)`
    return 'Invalid input'
  },
})

/** zod/mini, set up for this site. Every schema that runs in the browser takes zod from here. */
export { z }

// The rules of the fields of several forms. White space around a text does not count.

/** A text of at least so many characters, of which one can be seen. */
export const atLeast = (length: number, message: string) =>
  z.string(message).check(z.trim(), z.minLength(length, message), z.refine(isSeen, message))

export const requiredText = atLeast(1, 'Required')

export const optionalText = z.string().check(z.trim())

/** A password counts as it was typed, with the white space in it. */
export const password = z.string('Required').check(z.minLength(1, 'Required'))

/** One email address, freed of what came along when it was pasted. */
export const address = (isValid: (text: string) => boolean, message: string) =>
  z.string(message).check(
    z.overwrite(cleanAddress),
    z.refine((text) => !holdsSeveralAddresses(text), 'Please enter only one email address'),
    z.refine(isValid, message),
  )

/** An email address (specification, section 5). */
export const emailAddress = address(isEmailAddress, 'Please enter a valid email address')
