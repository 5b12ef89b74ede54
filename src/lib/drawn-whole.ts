import { createContext } from 'react'

/** False where a click leads to a page, which then shows its heading before the rest. */
export const DrawnWhole = createContext(true)
