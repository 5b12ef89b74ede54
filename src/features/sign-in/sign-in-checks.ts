import { createLiveForm } from '@/components/form/live-form'
import { z } from '@/lib/zod'

/** The sign-in form: both fields are required, in the words of section 5's generic defaults. Space around the username is dropped, a password is taken as typed. */
const signInSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'Required')),
  password: z.string().check(z.minLength(1, 'Required')),
})

/** A new sign-in form with its checks. */
export const createForm = () => createLiveForm(signInSchema)
