/**
 * Resolves when all stylesheets of the document are there, and rejects when one is not. Vite adds
 * those of a chunk that is imported, once: when one has failed (the boot script then disables it),
 * the next import of the chunk resolves without it.
 */
export async function stylesheets(): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')
  await Promise.all([...sheets].filter(({ sheet }) => !sheet).map(arrival))
}

const arrival = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`${link.href} could not be loaded`))
    link.addEventListener('load', resolve, { once: true })
    link.addEventListener('error', fail, { once: true })
    link.disabled = false
  })
