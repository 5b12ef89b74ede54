/** A sample that src/build/highlight-plugin.ts has cut into runs. */
declare module '*?highlight' {
  const sample: import('@/lib/code-sample').CodeSample
  export default sample
}
