import type { Config } from 'tailwindcss'

/** A colour token of src/styles/tokens.css, which holds its light and dark value. */
const token = (name: string) => `var(--${name})`

/** The design tokens as Tailwind utilities; loaded by src/styles.css with `@config`. */
export default {
  theme: {
    screens: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px', '2xl': '1440px' },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ground: token('ground'),
      sheet: token('sheet'),
      raised: token('raised'),
      ink: token('ink'),
      'on-ink': token('on-ink'),
      muted: token('muted'),
      pen: token('pen'),
      'pen-wash': token('pen-wash'),
      hint: token('hint'),
      'hint-wash': token('hint-wash'),
      correction: token('correction'),
      'correction-wash': token('correction-wash'),
      marker: token('marker'),
      'marker-deep': token('marker-deep'),
      'on-marker': token('on-marker'),
      field: token('field'),
      hair: token('hair'),
      'hair-strong': token('hair-strong'),
      square: token('square'),
      'margin-line': token('margin-line'),
      edge: token('edge'),
      band: token('band'),
      'band-2': token('band-2'),
      board: token('board'),
      'board-line': token('board-line'),
      chalk: token('chalk'),
      'chalk-muted': token('chalk-muted'),
      'chalk-pen': token('chalk-pen'),
      'chalk-hint': token('chalk-hint'),
      'chalk-correction': token('chalk-correction'),
    },
    fontFamily: {
      display: token('font-display'),
      text: token('font-text'),
      mono: token('font-mono'),
      maths: token('font-maths'),
    },
    fontSize: {
      small: ['0.875rem', '1.45'],
      note: ['0.9375rem', '1.45'],
      base: ['1rem', '1.5'],
      body: ['1.0625rem', '1.6'],
      lead: ['1.25rem', '1.5'],
      h4: ['1.25rem', '1.25'],
      h3: ['1.5rem', '1.2'],
      h2: ['clamp(1.875rem, 1.5rem + 1.4vw, 2.5rem)', '1.12'],
      h1: ['clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem)', '1.04'],
    },
    borderRadius: { none: '0', sheet: '2px', control: '8px', full: '999px' },
    extend: {
      borderWidth: { line: '1.5px', rule: '3px' },
      // In em, not ch: a line is as long in the fallback face, so that nothing moves when the fonts arrive. 0.648em is Atkinson's 0.
      maxWidth: { lead: '29.8em', measure: '42.8em', law: '45.4em', frame: '1440px' },
      boxShadow: { sheet: '6px 6px 0 var(--edge)' },
      transitionDuration: { fast: '120ms', state: '200ms', dialog: '280ms' },
    },
  },
} satisfies Config
