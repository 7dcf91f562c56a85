/**
 * @advisor/contact, by its path: Netlify leaves packages of node_modules out of a function's bundle
 * and ships them as they are, and a workspace package in TypeScript would be missing there.
 */
export * from '../packages/contact/src/index.js';
