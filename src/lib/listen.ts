/** Events of a window, a document, its fonts and the service worker. */
export type Events = WindowEventMap &
  DocumentEventMap &
  Record<'loadingerror' | 'updatefound' | 'controllerchange' | 'statechange', Event>

/** Listens to events of these names until the returned function is called. */
export function listen<Name extends keyof Events>(
  target: EventTarget,
  names: Name | readonly Name[],
  hear: (event: Events[Name]) => void,
  options: AddEventListenerOptions = {},
): () => void {
  const end = new AbortController()
  for (const name of typeof names === 'string' ? [names] : names)
    target.addEventListener(name, hear as EventListener, { ...options, signal: end.signal })
  return () => end.abort()
}
