// What other software does to a page, for `page.evaluate` and `page.addInitScript`.

/** A password manager: an element after each field. */
export function passwordManager(): void {
  for (const input of document.querySelectorAll('input:not([type=radio], [type=checkbox])')) {
    const icon = document.createElement('div')
    icon.setAttribute('data-icon-root', 'true')
    input.after(icon)
  }
}

/** A translator: every text in two elements more, and again whatever comes later. */
export function translator(): void {
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode
      const skipped = 'script, style, noscript, font, textarea, option, svg, [translate=no]'
      if (text instanceof Text && text.data.trim() && !text.parentElement?.closest(skipped)) texts.push(text)
    }
    for (const text of texts) {
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.append(`«${text.data}»`)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  wrap(document.body)
  const again = new MutationObserver(() => wrap(document.body))
  again.observe(document.body, { childList: true, subtree: true, characterData: true })
}

/** A writing assistant: an element before each field, and attributes on it. */
export function writingAssistant(): void {
  for (const field of document.querySelectorAll('input:not([type=checkbox]), textarea')) {
    field.before(document.createElement('grammar-extension'))
    field.setAttribute('data-gramm', 'false')
    field.setAttribute('spellcheck', 'false')
  }
}

/** An overlay for signatures or coupons: each field inside an element of its own. */
export function fieldWrapper(): void {
  for (const field of document.querySelectorAll('input:not([type=radio], [type=checkbox]), textarea')) {
    const wrapper = document.createElement('span')
    field.replaceWith(wrapper)
    wrapper.append(field)
  }
}

/** A tool that ends what a page does with its fields: each is replaced by a copy. */
export function replacer(): void {
  for (const field of document.querySelectorAll<HTMLInputElement>(
    'input:not([type=radio], [type=checkbox])',
  )) {
    const copy = field.cloneNode() as HTMLInputElement
    copy.value = field.value
    field.replaceWith(copy)
  }
}

/** A tool that keeps a hidden copy before each field, with its name and id. */
export function hiddenTwins(): void {
  for (const field of document.querySelectorAll<HTMLElement>(
    'input:not([type=radio], [type=checkbox], [hidden])',
  )) {
    const twin = field.cloneNode() as HTMLElement
    twin.hidden = true
    field.before(twin)
  }
}

/** The same with whole forms. */
export function formReplacer(): void {
  for (const form of [...document.forms]) {
    const copy = form.cloneNode(true) as HTMLFormElement
    for (const [at, field] of [...copy.elements].entries())
      if ('value' in field) Reflect.set(field, 'value', Reflect.get(form.elements[at] ?? field, 'value'))
    form.replaceWith(copy)
  }
}

/** A tool that darkens pages: style elements in the head, a style and an attribute on elements. */
export function darkener(): void {
  const darken = () => {
    for (const element of document.querySelectorAll<HTMLElement>('form *, dialog, svg, [style]')) {
      if (element.dataset.darkened === '') continue
      element.dataset.darkened = ''
      element.style.setProperty('--darkened-color', '#ddd')
    }
  }
  for (const media of ['screen', 'all'])
    document.head.prepend(Object.assign(document.createElement('style'), { media, className: 'darkened' }))
  document.documentElement.dataset.darkenedScheme = 'dark'
  darken()
  new MutationObserver(darken).observe(document.body, { childList: true, subtree: true })
}

/** A grammar checker: an overlay with a shadow tree in each label, and one around each field. */
export function overlays(): void {
  for (const field of document.querySelectorAll('input:not([type=radio], [type=checkbox]), textarea')) {
    for (const place of [
      field.closest('form')?.querySelector(`label[for="${field.id}"]`),
      field.parentElement,
    ]) {
      const overlay = document.createElement('grammar-overlay')
      overlay.attachShadow({ mode: 'open' }).append(document.createElement('canvas'), '3 mistakes')
      place?.append(overlay)
    }
  }
}

type Filled = { readonly fields: Readonly<Record<string, string>>; readonly withEvents: boolean }

/** Sets values by the ids of their fields, as password managers and form histories do. */
export function setValues({ fields, withEvents }: Filled): void {
  for (const [id, value] of Object.entries(fields)) {
    const field = document.getElementById(id)
    if (!field) continue
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
    if (!withEvents) continue
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
