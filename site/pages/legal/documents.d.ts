/**
 * A legal document, compiled from MDX. The query hides it from Storybook's own MDX compiler, which handles
 * every file that ends in `.mdx`.
 */
declare module '*.mdx?legal' {
  const document: import('./legalText.js').LegalDocument;
  export default document;
}
