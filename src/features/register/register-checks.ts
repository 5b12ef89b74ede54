import { createLiveForm } from '@/components/form/live-form'
import { z } from '@/lib/zod'

const required = 'Required'
const text = z.string(required).check(z.trim(), z.minLength(1, required))
/** Every character of a password counts, white space too. */
const secret = z.string(required).check(z.minLength(1, required))

/** The register form (specification, sections 2 and 5): all five fields, and no check that the passwords match. */
const registerSchema = z.object({
  firstName: text,
  lastName: text,
  email: text,
  password: secret,
  confirmPassword: secret,
})

/** A new register form with its checks. The passwords stay in its fields: nothing here stores, sends or hands them on. */
export const createForm = () => createLiveForm(registerSchema)
