import { createElement, type SVGProps } from 'react'

/** An icon as lucide's files have it. */
type IconData = {
  readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string | number>>])[]
}

const drawing = {
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/**
 * Stands in for lucide's `createLucideIcon` in a build (`plain-icons` in vite.config.ts): the same
 * drawing as one element, without a context to look up and class names that nobody selects by. What
 * is given to the icon goes to the element.
 */
export function plainIcon({ node }: IconData) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      'svg',
      { ...drawing, ...props },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
