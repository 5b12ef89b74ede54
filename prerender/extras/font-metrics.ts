/**
 * Reads the widths of a TrueType font's characters: enough to break a title into lines without a
 * browser. Kerning is left out. Source: OpenType specification, tables `cmap` (format 4), `head`,
 * `hhea` and `hmtx`.
 *
 * @returns the width of a character in em, or undefined when the font has none for it.
 */
export function characterWidths(font: Uint8Array): (character: string) => number | undefined {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const table = (name: string): number => {
    for (let entry = 12; entry < 12 + 16 * view.getUint16(4); entry += 16) {
      if (String.fromCharCode(...font.subarray(entry, entry + 4)) === name) return view.getUint32(entry + 8)
    }
    throw new Error(`the font has no ${name} table`)
  }
  const unitsPerEm = view.getUint16(table('head') + 18)
  const metrics = view.getUint16(table('hhea') + 34)
  const widths = table('hmtx')
  const glyphOf = characterMap(view, table('cmap'))
  return (character) => {
    const glyph = glyphOf(character.codePointAt(0) ?? 0)
    return glyph ? view.getUint16(widths + 4 * Math.min(glyph, metrics - 1)) / unitsPerEm : undefined
  }
}

/**
 * Glyph numbers by code point, from the Unicode subtable of the Basic Multilingual Plane; 0 for
 * none.
 */
function characterMap(view: DataView, cmap: number): (code: number) => number {
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, index) => cmap + view.getUint32(cmap + 8 + 8 * index),
  )
  const start = subtables.find((offset) => view.getUint16(offset) === 4)
  // A font of which no character was wanted has none.
  if (start === undefined) return () => 0
  const segments = view.getUint16(start + 6)
  const [ends, starts, deltas, offsets] = [14, 16 + segments, 16 + 2 * segments, 16 + 3 * segments]
  return (code) => {
    for (let segment = 0; segment < segments; segment += 2) {
      if (view.getUint16(start + ends + segment) < code) continue
      const first = view.getUint16(start + starts + segment)
      if (first > code) return 0
      const delta = view.getUint16(start + deltas + segment)
      const place = start + offsets + segment
      const offset = view.getUint16(place)
      if (offset === 0) return (code + delta) & 0xffff
      const glyph = view.getUint16(place + offset + 2 * (code - first))
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff
    }
    return 0
  }
}
