import { laterForm } from '@/components/form/later-form'
import type { RegisterFormProps } from './register-body'

/** The register form (specification, section 2). */
export const RegisterForm = laterForm<RegisterFormProps>({
  load: async () => (await import('./register-body')).RegisterBody,
  draft: 'register',
})
