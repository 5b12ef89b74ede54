/** The blog's categories, in the order of the filter buttons. */
export const categories = ['Worked problems', 'Hint design', 'Classroom notes', 'API notes'] as const

export type Category = (typeof categories)[number]

/** A part of a post. A string is a paragraph: in it, backticks hold code and braces a formula. */
export type PostBlock =
  | string
  /** Lines of working, as `Maths` reads them, with the tutor's notes; a slip is struck out. */
  | { readonly working: readonly { readonly maths: string; readonly note?: string; readonly slip?: true }[] }
  | { readonly caption: string; readonly code: string }
  | {
      readonly caption: string
      readonly columns: readonly string[]
      readonly rows: readonly (readonly string[])[]
    }

/** A blog post. Source: specification, section 2, "Blog"; the posts are sample text. */
export type Post = {
  /** Its number, counted from the first post; also the fragment `note-{number}`. */
  readonly number: number
  readonly title: string
  readonly summary: string
  readonly category: Category
  readonly author: string
  /** Who a guest author is: goes on after the name and a comma. */
  readonly about?: string
  readonly date: string
  readonly tags: readonly string[]
  readonly body: readonly PostBlock[]
}
