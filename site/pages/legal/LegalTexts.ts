import type { Block } from './Block.js';

/** A legal page's documents, filled with the owner's facts at build time. */
export type LegalTexts = {
  /** The short version in the page's language; `null` on German pages, whose text is below. */
  summary: readonly Block[] | null;
  /** The binding text, in German. */
  binding: readonly Block[];
};
