import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import type { Feature } from '@/config/feature-flags'
import { isLive } from '@/config/site'
import { comingSoonHref } from '@/routes/href'

type FeatureGuardProps = { readonly feature: Feature | undefined; readonly children: ReactNode }

/**
 * Shows a page whose feature is live; otherwise replaces the address by its coming-soon page
 * (specification, section 2).
 */
export function FeatureGuard({ feature, children }: FeatureGuardProps) {
  if (feature && !isLive(feature)) return <Navigate to={comingSoonHref(feature)} replace />
  return children
}
