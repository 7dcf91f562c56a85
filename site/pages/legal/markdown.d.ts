/** A legal document, read by the plugin in site/build/legalDocuments.ts. */
declare module '*.md?legal' {
  const blocks: readonly import('./Block.js').Block[];
  export default blocks;
}
