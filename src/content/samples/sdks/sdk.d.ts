/** The part of the JavaScript SDK that the samples call. */
declare module '@sitename/sdk' {
  type Question = { readonly question: string; readonly subject: string; readonly grade_level: number }
  export class Sitename {
    constructor(options: { readonly key: string | undefined })
    ask(question: Question): Promise<{ readonly response: string }>
  }
}
