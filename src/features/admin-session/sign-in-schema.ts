import { z } from '@/lib/zod'

/** The sign-in form: both fields are required (specification, section 5). Space around the username is dropped, a password is taken as typed. */
export const signInSchema = z.object({
  username: z.string().check(z.trim(), z.minLength(1, 'Username is required')),
  password: z.string().check(z.minLength(1, 'Password is required')),
})

/** What the sign-in form holds. */
export type SignInFields = z.infer<typeof signInSchema>
