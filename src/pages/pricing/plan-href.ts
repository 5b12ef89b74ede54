import type { PlanStart } from '@/content/plans'
import { href } from '@/routes/href'

/**
 * The address behind a plan's call to action: `/register`, `/register?plan=student`, `/register?plan=instructor` or
 * `/contact?type=sales`. Source: specification, section 2, "Pricing call-to-action links".
 */
export function planHref(start: PlanStart): string {
  if (start.kind === 'sales') return href('contact', undefined, { type: 'sales' })
  return start.plan ? href('register', undefined, { plan: start.plan }) : href('register')
}
