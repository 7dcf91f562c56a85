import type { FactName } from '../../owner/facts.js';
import type { PageName } from '../../paths.js';

/** A piece of text in a legal document, as plain data that a page turns into elements. */
export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong'; content: readonly Inline[] }
  | { type: 'code'; text: string }
  | { type: 'break' }
  /** A page of this site, in the language of the page that shows the document. */
  | { type: 'pageLink'; page: PageName; content: readonly Inline[] }
  /** An address elsewhere or of a mailbox. */
  | { type: 'link'; href: string; content: readonly Inline[] }
  /** A fact that is not known yet: the page names it and marks it. */
  | { type: 'missing'; fact: FactName }
  /** A value that only holds a place, such as an address at example.com: the page marks it. */
  | { type: 'pending'; text: string };

/** A block of a legal document. Its headings begin at level 2: the page has its own first one. */
export type Block =
  | { type: 'heading'; level: 2 | 3; content: readonly Inline[] }
  | { type: 'paragraph'; content: readonly Inline[] }
  | { type: 'list'; items: readonly (readonly Inline[])[] };
