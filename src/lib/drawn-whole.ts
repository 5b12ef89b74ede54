import { createContext } from 'react'

/**
 * Whether a page is drawn in one go. A page that a click leads to shows its heading first and its
 * sections after that; a place in a page is only found when all of it is there: on a load, on Back
 * and at `#…`.
 */
export const DrawnWhole = createContext(true)
