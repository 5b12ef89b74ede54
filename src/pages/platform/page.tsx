/** /platform: its body is only this placeholder (specification, section 2). */
export default function PlatformPage() {
  return (
    <section className="sec squared" aria-labelledby="platform">
      <div className="frame min-h-110">
        <h1 id="platform">Platform Overview</h1>
      </div>
    </section>
  )
}
