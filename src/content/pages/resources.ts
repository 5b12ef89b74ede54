/** One thing to read, watch or do. */
export type Resource = {
  readonly title: string
  readonly text: string
  /** Reading or watching time in minutes. */
  readonly minutes: number
  readonly kind: 'Guide' | 'Worksheet' | 'Video' | 'Reference'
}

/** A group of resources with where it leads on. */
export type ResourceGroup = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly link: {
    readonly to: 'about' | 'contact' | 'students' | 'instructors' | 'api'
    readonly label: string
  }
  readonly items: readonly Resource[]
}

/** The resources page. Source of the groups and links: specification, section 2, "Resources". */
export const resources = {
  lead: 'Guides, sheets and short films, each with the minutes it takes. They open with your invitation.',
  groups: [
    {
      id: 'getting-started',
      title: 'Getting started',
      text: 'Your first hour, and nothing that can wait.',
      link: { to: 'students', label: 'The student page' },
      items: [
        {
          kind: 'Guide',
          title: 'Write a line, get a question',
          text: 'The first sheet, with a slip made on purpose.',
          minutes: 6,
        },
        {
          kind: 'Guide',
          title: 'Set up a class on a Sunday evening',
          text: 'Class list, first assignment, who sees what.',
          minutes: 12,
        },
        {
          kind: 'Guide',
          title: 'Talk to parents about it',
          text: 'Three questions they ask, and honest answers.',
          minutes: 5,
        },
      ],
    },
    {
      id: 'learning-materials',
      title: 'Learning materials',
      text: 'To print, to project, or to hand in.',
      link: { to: 'instructors', label: 'The instructor page' },
      items: [
        {
          kind: 'Worksheet',
          title: 'Ten brackets with a minus in front',
          text: 'Grade 9 to 10. Answers on a second sheet.',
          minutes: 20,
        },
        {
          kind: 'Worksheet',
          title: 'Topic sentences: keep, mend, cut',
          text: 'Twelve openings to mark like an editor.',
          minutes: 25,
        },
        {
          kind: 'Worksheet',
          title: 'Balance and count',
          text: 'Eight equations with an atom ledger each.',
          minutes: 30,
        },
        {
          kind: 'Guide',
          title: 'Feedback that asks',
          text: 'Twenty questions to write in a margin.',
          minutes: 8,
        },
      ],
    },
    {
      id: 'video-tutorials',
      title: 'Video tutorials',
      text: 'Under five minutes, with captions and a transcript.',
      link: { to: 'about', label: 'About the company' },
      items: [
        {
          kind: 'Video',
          title: 'Typing formulae as you say them',
          text: '“x squared minus five x” and what it becomes.',
          minutes: 3,
        },
        {
          kind: 'Video',
          title: 'Reading a progress line',
          text: 'What a dip means, and what it does not.',
          minutes: 4,
        },
        {
          kind: 'Video',
          title: 'Releasing marks to a class',
          text: 'First pass, overrule, release.',
          minutes: 4,
        },
      ],
    },
    {
      id: 'developer-resources',
      title: 'Developer resources',
      text: 'The tutor inside your own product.',
      link: { to: 'api', label: 'The API' },
      items: [
        {
          kind: 'Reference',
          title: 'Ask your first question',
          text: 'One POST, one response, three languages.',
          minutes: 5,
        },
        {
          kind: 'Guide',
          title: 'Webhooks without surprises',
          text: 'Signatures, retries, and replays.',
          minutes: 9,
        },
        {
          kind: 'Reference',
          title: 'Errors, one by one',
          text: 'Every message that comes with a 400.',
          minutes: 7,
        },
      ],
    },
  ] satisfies readonly ResourceGroup[],
} as const
