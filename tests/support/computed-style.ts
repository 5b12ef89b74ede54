/**
 * Testing Library and user-event ask for the computed style of thousands of elements, and jsdom
 * matches its whole style sheet for each: two thirds of the time of the tests. As long as the page
 * has no sheet of its own, a style follows from these attributes of the element and its ancestors.
 */
const attributes = ['hidden', 'open', 'popover', 'style', 'type']
const compute = window.getComputedStyle.bind(window)
const known = new Map<string, CSSStyleDeclaration>()

function traitsOf(element: Element): string {
  let traits = ''
  for (let at: Element | null = element; at; at = at.parentElement) {
    traits += `${at.previousElementSibling ? '' : '1'}<${at.localName}`
    for (const name of attributes) traits += ` ${at.getAttribute(name)}`
  }
  return traits
}

window.getComputedStyle = (element) => {
  if (document.styleSheets.length > 0) return compute(element)
  const traits = traitsOf(element)
  const style = known.get(traits) ?? compute(element)
  known.set(traits, style)
  return style
}

export {}
