import type { Post } from './post'

/** Classroom notes: an English department stops correcting commas. */
export const smallThings: Post = {
  number: 2,
  title: 'With the small things gone',
  summary: 'An English department lets go of the commas and finds out what it was hiding behind.',
  category: 'Classroom notes',
  author: 'Colette Moreau',
  about: 'who teaches English in Fredericton',
  date: '2025-04-24',
  tags: ['essays', 'figures'],
  body: [
    'Our department marks about 170 essays every two weeks. In February we counted what we write in the margins. Of 1,912 comments, 1,204 were about commas, citations or the word “very”. Students mended those and left the argument as it was.',
    'So for one unit we let the tutor ask about commas and citations while the essay was being written, and kept our own pens for three questions. What do you claim? What would somebody who disagrees say? Which sentence could go?',
    'It was uncomfortable. I had no comment at all on four essays that I used to cover in red. They were tidy and said nothing. One of those students is still angry with me.',
    'Crossed out, for next year: the rule that every page must carry a comment. One question on page 1 that sends the writer to page 3 is worth more than nine ticks.',
    'Kept: the tutor never rewrites a sentence. A student asked it to, and it asked her what the sentence was for. She deleted it, which was the right answer.',
  ],
}
