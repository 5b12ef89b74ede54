import type { SiteConfig } from './site-schema'

declare const __SITE__: SiteConfig

/**
 * The checked site configuration. `vite.config.ts` puts the result of {@link parseSiteConfig} in
 * place of `__SITE__`, so neither the environment nor the schema reaches the browser.
 */
export const site: SiteConfig = __SITE__

/** True when the feature's pages are live. */
export const isLive = (feature: keyof SiteConfig['features']): boolean => site.features[feature]
