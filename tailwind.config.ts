import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'

/** A colour token of src/styles.css, which holds its light and dark value. */
const token = (name: string) => `var(--${name})`

/** A type size with its line height, and its tracking where the face needs some. */
const size = (rem: string, lineHeight: string, letterSpacing?: string): [string, { lineHeight: string }] => [
  rem,
  { lineHeight, ...(letterSpacing ? { letterSpacing } : {}) },
]

/** Sheets below a sheet, each with its edge. */
const pad = [
  ...['4px 4px 0 -1.5px var(--raised)', '4px 4px 0 0 var(--ink)'],
  ...['8px 8px 0 -1.5px var(--raised)', '8px 8px 0 0 var(--ink)'],
  ...['12px 12px 0 -1.5px var(--edge)', '12px 12px 0 0 var(--ink)'],
]

/**
 * The one scale: every size, space, colour, rule and shadow of the site, loaded by src/styles.css
 * with `@config`. Spaces are Tailwind's own, in steps of 4 px. docs/styles.md has the table.
 */
export default {
  theme: {
    screens: { xs: '22.5rem', sm: '40rem', md: '48rem', lg: '64rem', xl: '80rem' },
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
      hint: token('hint'),
      correction: token('correction'),
      'correction-wash': token('correction-wash'),
      marker: token('marker'),
      'marker-deep': token('marker-deep'),
      'on-marker': token('on-marker'),
      field: token('field'),
      hair: token('hair'),
      'hair-strong': token('hair-strong'),
      'margin-line': token('margin-line'),
      band: token('band'),
      'band-2': token('band-2'),
      board: token('board'),
      'board-line': token('board-line'),
      chalk: token('band-text'),
      'chalk-muted': token('band-muted'),
      'chalk-pen': token('chalk-pen'),
      theme: token('theme'),
    },
    fontFamily: {
      display: token('font-display'),
      text: token('font-text'),
      italic: token('font-italic'),
      mono: token('font-mono'),
      maths: token('font-maths'),
    },
    fontSize: {
      small: size('0.875rem', '1.45'),
      note: size('0.9375rem', '1.45'),
      base: size('1rem', '1.4'),
      body: size('1.0625rem', '1.6'),
      lead: size('1.25rem', '1.5'),
      h5: size('1.125rem', '1.3', '0em'),
      h4: size('1.25rem', '1.25', '-0.01em'),
      h3: size('1.5rem', '1.2', '-0.01em'),
      title: size('1.75rem', '1.15', '-0.015em'),
      h2: size('clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)', '1.12', '-0.015em'),
      stat: size('clamp(2.125rem, 1.6rem + 2vw, 3.25rem)', '1.05', '-0.02em'),
      display: size('clamp(2.25rem, 1.4rem + 3.4vw, 4rem)', '1.04', '-0.02em'),
      h1: size('clamp(2.5rem, 1.6rem + 3.6vw, 4.5rem)', '1.04', '-0.02em'),
    },
    /** Plain shadows: Tailwind's own bring fourteen properties for each element that has one. */
    shadows: {
      slip: '4px 4px 0 var(--edge)',
      // A line below sticky parts: a table cell's border would not stick with its cell.
      ruled: 'inset 0 -1.5px var(--ink)',
      // One sheet more each.
      'pad-1': pad.slice(0, 2).join(),
      'pad-2': pad.slice(0, 4).join(),
      'pad-3': pad.join(),
    },
    borderRadius: { sheet: '2px', control: '8px', full: '999px' },
    /** How far a section's content keeps from its edges, by its widest in steps of 4 px. */
    rhythm: {
      18: 'clamp(36px, 5vw, 72px)',
      24: 'clamp(48px, 6.6667vw, 96px)',
      28: 'clamp(48px, 7.5vw, 112px)',
      32: 'clamp(56px, 8.3333vw, 128px)',
    },
    extend: {
      // The frame: its margin column, the way from the red line to the content, and from the
      // content to the edge.
      spacing: {
        mar: token('mar'),
        inset: token('inset'),
        content: 'calc(var(--mar) + var(--inset))',
        out: token('out'),
      },
      borderWidth: { line: '1.5px', rule: '3px' },
      // In em, not ch: a line is as long in the fallback font, so nothing moves when the fonts
      // arrive. 0.648em is Atkinson's 0.
      maxWidth: {
        headline: '6.4em',
        'headline-wide': '7.4em',
        lead: '29.8em',
        measure: '42.8em',
        law: '45.4em',
      },
    },
  },
  plugins: [
    plugin(({ addBase, matchUtilities, theme }) => {
      for (const element of ['body', 'h1', 'h2', 'h3', 'h4'] as const) {
        const [fontSize, more] = theme(`fontSize.${element}`)
        addBase({ [element]: { fontSize, ...more } })
      }
      matchUtilities({ rhythm: (value: string) => ({ '--sec': value }) }, { values: theme('rhythm') })
      matchUtilities({ shadow: (value: string) => ({ boxShadow: value }) }, { values: theme('shadows') })
    }),
  ],
} satisfies Config
