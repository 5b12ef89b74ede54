/** A sample that prerender/pages/highlight-plugin.ts has cut into runs. */
declare module '*?highlight' {
  const sample: import('@/lib/code-sample').CodeSample
  export default sample
}
