/**
 * A legal document, compiled from MDX. The query keeps Storybook's own compiler of MDX away, which
 * takes every file whose address ends in `.mdx`.
 */
declare module '*.mdx?legal' {
  const document: import('./legalText.js').LegalDocument;
  export default document;
}
