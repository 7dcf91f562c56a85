/**
 * @advisor/contact by its path: Netlify ships packages imported by name unbundled, so a workspace package in
 * TypeScript would not run there.
 */
export * from '../packages/contact/src/index.js';
