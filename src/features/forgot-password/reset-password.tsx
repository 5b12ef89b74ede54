import { laterForm } from '@/components/form/later-form'

/** The forgot-password form and its confirmation (specification, section 4, "Forgot password"). */
export const ResetPassword = laterForm({
  load: async () => (await import('./reset-body')).ResetBody,
})
