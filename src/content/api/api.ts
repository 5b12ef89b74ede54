import { site } from '@/config/site'
import { apiNames } from './api-names'

/** The names of this site's API: host, packages, environment variables. */
export const api = apiNames(site)
