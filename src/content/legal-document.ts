/** A page of this site that legal text links to, by its name in the route table. */
export type LegalPage = 'privacy' | 'terms' | 'security' | 'gdpr' | 'contact' | 'pricing'

/**
 * A piece of running text: plain words, emphasis, the one marked sentence of a document, a name in
 * code, a link to a page or to a section of it (`section` is an id there), or the site's own
 * contact address.
 */
export type Inline =
  | string
  | { readonly strong: string }
  | { readonly mark: string }
  | { readonly code: string }
  | { readonly page: LegalPage; readonly section?: string; readonly text: string }
  | { readonly contact: 'email' | 'phone' }

/** Running text; an array is one paragraph whose pieces follow each other without a gap. */
export type Prose = string | readonly Inline[]

/** A block of a section, in the order it is read. */
export type LegalBlock =
  | { readonly kind: 'text'; readonly text: Prose }
  | { readonly kind: 'list'; readonly items: readonly Prose[] }
  | {
      readonly kind: 'table'
      /** What the table holds, for assistive technology. */
      readonly caption: string
      readonly columns: readonly [string, string, string]
      readonly rows: readonly (readonly [Prose, Prose, Prose])[]
    }
  /** A drawing of the document: how long data is kept, or what of a payment comes back. */
  | { readonly kind: 'figure'; readonly figure: 'retention' | 'refunds' }

/** A numbered section; its number is its place in the document. */
export type LegalSection = {
  /**
   * Fragment of the section's address. Links from elsewhere rely on it, so it outlives a change of
   * heading.
   */
  readonly id: string
  readonly heading: string
  /** The section in plain words: at most fifteen words, and no part of the contract. */
  readonly plain: string
  readonly blocks: readonly LegalBlock[]
}

/** A legal text. */
export type LegalDocument = {
  readonly heading: string
  readonly lead: string
  readonly updated: { readonly iso: string; readonly text: string }
  readonly sections: readonly LegalSection[]
  /** Where the reader may go next. */
  readonly related: readonly { readonly page: LegalPage; readonly text: string }[]
}

/** A paragraph. */
export const text = (...pieces: readonly Inline[]): LegalBlock => ({ kind: 'text', text: pieces })

/** A list with a dot before each item. */
export const list = (...items: readonly Prose[]): LegalBlock => ({ kind: 'list', items })
