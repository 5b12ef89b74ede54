/** Escapes text for content and double-quoted attributes of XML and HTML. */
export const escapeMarkup = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/**
 * Markup as React writes it, in fewer bytes and with the same document tree: without the end tags
 * and empty values that brotli does not make free (HTML Standard, "Optional tags").
 */
export const compactHtml = (html: string): string =>
  html
    .replace(/><\/(?:path|circle|ellipse|line|polygon|polyline|rect|stop|use)>/g, '/>')
    .replace(/(<(?:input|img|br|hr|meta|link)\b[^>]*)\/>/g, '$1>')
    .replace(/<\/d[dt]>(?=<d[dt]\b|<\/(?:dl|div)>)/g, '')
    .replace(/<\/li>(?=<li\b|<\/[ou]l>)/g, '')
    .replace(/<\/t[dhr]>(?=<t[dhr]\b|<\/(?:tr|tbody|thead)>)/g, '')
    .replace(/<\/option>(?=<option\b|<\/select>)/g, '')
    .replace(
      /<\/p>(?=<(?:p|div|ul|ol|dl|h[1-6]|section|figure|form|details)\b|<\/(?:div|li|section|form|figure|footer|dialog)>)/g,
      '',
    )
    .replace(/( [\w-]+)=""/g, '$1')
