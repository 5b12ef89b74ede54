/** Characters of a part: about three screens of text, which a browser lays out in a few milliseconds. */
const partLength = 8000

/**
 * A stored text in parts that a browser can lay out one by one; joined, they are the text. They end between two records where there
 * are any, so that a line break between parts, which a selection may copy, changes nothing of the JSON. No character is cut in two.
 */
export function splitStoredText(text: string): readonly string[] {
  const parts: string[] = []
  let from = 0
  while (text.length - from > partLength) {
    const between = text.lastIndexOf('},{', from + partLength)
    let to = between > from ? between + 2 : from + partLength
    if (/[\uD800-\uDBFF]/.test(text.charAt(to - 1))) to += 1
    parts.push(text.slice(from, to))
    from = to
  }
  parts.push(text.slice(from))
  return parts
}
