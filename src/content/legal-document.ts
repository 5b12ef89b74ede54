/** A page of this site that legal text links to, by its name in the route table. */
export type LegalPage = 'privacy' | 'terms' | 'security' | 'gdpr' | 'contact' | 'pricing'

/**
 * Running text. `**…**` is emphasis, `==…==` the one marked sentence of a document, backticks hold
 * a name in code, and `{email}` and `{phone}` are the site's own. Links to pages are made with
 * {@link link}; `[text](/file)` leads to a file of the build.
 */
export type Prose = string

export const link = (page: LegalPage, text: string, section = '') =>
  `[${text}](${page}${section && `#${section}`})`

export type LegalBlock =
  | Prose
  | readonly Prose[]
  | {
      /** What the table holds, for assistive technology. */
      readonly caption: string
      readonly columns: readonly [string, string, string]
      readonly rows: readonly (readonly [Prose, Prose, Prose])[]
    }
  /** A drawing of the document: how long data is kept, or what of a payment comes back. */
  | { readonly figure: 'retention' | 'refunds' }

/** A numbered section; its number is its place in the document. */
export type LegalSection = {
  /** Fragment of the section's address: links rely on it, so it outlives a change of heading. */
  readonly id: string
  readonly heading: string
  /** The section in plain words: at most fifteen words, and no part of the contract. */
  readonly plain: string
  readonly blocks: readonly LegalBlock[]
}

export type LegalDocument = {
  readonly heading: string
  readonly lead: string
  readonly updated: string
  readonly sections: readonly LegalSection[]
  readonly related: readonly { readonly page: LegalPage; readonly text: string }[]
}
