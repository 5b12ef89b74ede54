/** The SDK page's copy (specification, section 2); explanations are sample text. */
export const sdksPage = {
  notes: [
    { at: ['KEY'], text: 'Read from the environment of your server.' },
    { at: ['esponse'], text: 'The tutor’s hint, as text.' },
  ],
  install:
    'During the beta the packages are served to invited accounts; the e-mail that opens yours says from where.',
  matrix:
    'All six speak to the same eight calls. Three things are not everywhere yet, and the table says where.',
  versions: [
    {
      digit: '1',
      name: 'Breaks',
      text: 'A call changed its shape. You get six months, and a guide for the move.',
    },
    { digit: '4', name: 'Adds', text: 'A new call or option. Your code goes on as it is.' },
    { digit: '2', name: 'Mends', text: 'Something that was wrong is right. Update the same week.' },
  ],
} as const
