/** The first stop of the Tab key on every page. */
export function SkipLink() {
  return (
    <a className="skip" href="#main">
      Skip to the content
    </a>
  )
}
