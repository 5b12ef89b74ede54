import { lateForm } from '@/components/form/late-form'
import type { RegisterFormProps } from './register-body'

export const RegisterForm = lateForm<RegisterFormProps>(
  'register',
  async () => (await import('./register-body')).RegisterBody,
)

/** The plans that an address can ask for, with the default first (specification, section 2). */
export const registerPlans = ['free', 'student', 'instructor'] as const

export type RegisterPlan = (typeof registerPlans)[number]

export const planNamed = (plan: string | null): RegisterPlan =>
  registerPlans.find((known) => known === plan) ?? 'free'
