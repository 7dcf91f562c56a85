/**
 * @advisor/contact by its path. Netlify bundles no package that is imported by its name: it ships those of
 * node_modules as they are, and a workspace package in TypeScript would be missing there.
 */
export * from '../packages/contact/src/index.js';
