import { laterForm } from '@/components/form/later-form'

/** The admin's sign-in form. */
export const SignInForm = laterForm({
  load: async () => (await import('./sign-in-body')).SignInBody,
})
