/** The blog's categories, in the order of the filter buttons. */
export const categories = ['Worked problems', 'Hint design', 'Classroom notes', 'API notes'] as const

/** What a post is about. */
export type Category = (typeof categories)[number]

/**
 * A line of working: the formula as `Maths` reads it, with the tutor's note beside it. A slip is
 * struck out.
 */
export type WorkingLine = {
  readonly maths: string
  readonly note?: string
  readonly slip?: true
}

/** A part of a post. In text, backticks hold code and braces hold a formula. */
export type PostBlock =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'working'; readonly lines: readonly WorkingLine[] }
  | { readonly kind: 'code'; readonly caption: string; readonly lines: readonly string[] }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** A blog post. Source: specification, section 2, "Blog"; the posts are sample text. */
export type Post = {
  /** Its number, counted from the first post; also the fragment `note-{number}`. */
  readonly number: number
  readonly title: string
  /** One sentence under the title. */
  readonly summary: string
  readonly category: Category
  readonly author: string
  /** Who a guest author is: goes on after the name and a comma. */
  readonly about?: string
  /** ISO date. */
  readonly date: string
  /** How the date is written on the page. */
  readonly dateText: string
  readonly tags: readonly string[]
  readonly body: readonly PostBlock[]
}
