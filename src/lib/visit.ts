import { createContext } from 'react'
import { type Location, NavigationType } from 'react-router-dom'

/**
 * How the page that is shown was reached. React Router's own hook says POP in every page, since
 * `<Routes>` is given a location.
 */
export const VisitContext = createContext<{
  readonly type: NavigationType
  readonly location: Pick<Location, 'hash'>
}>({ type: NavigationType.Pop, location: { hash: '' } })
