import type { SiteConfig } from './site-schema'

declare const __SITE__: SiteConfig

/** The checked configuration; vite.config.ts puts the result of {@link parseSiteConfig} here. */
export const site: SiteConfig = __SITE__

export const isLive = (feature: keyof SiteConfig['features']): boolean => site.features[feature]

/** True while pages are prerendered. What only then is drawn is no part of the browser's code. */
export const isPrerendering = import.meta.env.SSR
