import { samplesByName } from '@/content/api/samples'
import { apiNotice } from '@/content/plans'

export const { 'first-call': firstCalls } = samplesByName<'first-call'>(
  import.meta.glob('@/content/samples/sdks/{first,First}*', {
    query: '?highlight',
    import: 'default',
    eager: true,
  }),
)

/** Notes at the first call in every language (specification, section 2); sample text. */
export const notes = [
  { at: ['KEY'], text: 'Read from the environment of your server.' },
  { at: ['esponse'], text: 'The tutor’s hint, as text.' },
]

export const versionParts = [
  {
    digit: '1',
    name: 'Breaks',
    text: `A call’s shape changed. You get ${apiNotice} and a migration guide.`,
  },
  { digit: '4', name: 'Adds', text: 'A new call or option. Your code keeps working.' },
  { digit: '2', name: 'Fixes', text: 'Something that was wrong is fixed. Update the same week.' },
]
