/** The resources page. Source of the groups and links: specification, section 2, "Resources". */
export const resources = {
  /** Each item: its kind, its title, what it is, and the minutes to read or watch it. */
  groups: [
    {
      id: 'getting-started',
      title: 'Getting started',
      text: 'Your first half hour, and nothing that can wait.',
      link: { to: 'students', label: 'The student page' },
      items: [
        ['Guide', 'Write a line, get a question', 'Your first sheet, with a mistake made on purpose.', 6],
        ['Guide', 'Set up a class on a Sunday evening', 'Class list, first assignment, who sees what.', 12],
        ['Guide', 'Talk to parents about it', 'Three questions they ask, and honest answers.', 5],
      ],
    },
    {
      id: 'learning-materials',
      title: 'Learning materials',
      text: 'To print, to project, or to hand in.',
      link: { to: 'instructors', label: 'The instructor page' },
      items: [
        ['Worksheet', 'Ten brackets with a minus in front', 'Grade 9 to 10. Answers on a second sheet.', 20],
        ['Worksheet', 'Topic sentences: keep, fix, cut', 'Twelve openings to mark like an editor.', 25],
        ['Worksheet', 'Balance and count', 'Eight equations with an atom ledger each.', 30],
        ['Guide', 'Feedback that asks', 'Twenty questions to write in a margin.', 8],
      ],
    },
    {
      id: 'video-tutorials',
      title: 'Video tutorials',
      text: 'Under five minutes, with captions and a transcript.',
      link: { to: 'about', label: 'About us' },
      items: [
        ['Video', 'Typing formulas the way you say them', '“x squared minus five x” and what it becomes.', 3],
        ['Video', 'Reading a progress chart', 'What a dip means, and what it does not.', 4],
        ['Video', 'Releasing marks to a class', 'First pass, overrule, release.', 4],
      ],
    },
    {
      id: 'developer-resources',
      title: 'Developer resources',
      text: 'The tutor inside your own product.',
      link: { to: 'api', label: 'The API' },
      items: [
        ['Reference', 'Ask your first question', 'One POST, one response, three languages.', 5],
        ['Guide', 'Webhooks without surprises', 'Signatures, retries and replays.', 9],
        ['Reference', 'Errors, one by one', 'Every message that comes with a 400.', 7],
      ],
    },
  ],
} as const
