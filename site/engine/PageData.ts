import type { Messages } from '@lingui/core';
import type { Language } from '../i18n/languages.js';
import type { LegalTexts } from '../pages/legal/LegalTexts.js';
import type { PagePath } from '../pages/routePath.js';

/** What stands in a page's `<head>` about the page itself. Addresses are absolute. */
export type PageHead = {
  title: string;
  description: string;
  /** `null` for pages that no search engine should keep. */
  canonical: string | null;
  /** The same page in every language, `x-default` last; empty where `canonical` is `null`. */
  alternates: readonly { language: Language | 'x-default'; url: string }[];
  /** One JSON-LD object each. */
  structuredData: readonly object[];
};

/**
 * A page as the browser fetches it when React takes over or a visitor follows a link:
 * `/pages/<language>/<path>.json`. The browser has no table of routes, only the pages it has met.
 */
export type PageData = {
  /** Names the build. Data of another build than the page that runs is never mixed with it. */
  version: string;
  path: PagePath;
  language: Language;
  /** When the HTML was written, as an ISO date: what a page says about time starts from there. */
  renderedAt: string;
  head: PageHead;
  /** Whether the page's own module is needed at take-over, see `isInteractive`. */
  interactive: boolean;
  /** The page's own module first, then what it shares with others: all to be fetched at once. */
  modules: readonly [string, ...string[]];
  /** The complete style sheet; the HTML carries only what it shows before anyone touches it. */
  css: string | null;
  /** The documents of a legal page, in the page's language. */
  legal?: LegalTexts;
  /** Compiled messages of the page's own catalogs. */
  messages: Messages;
};

/** The part of a language that every page needs: `/pages/<language>/shell.json`. */
export type ShellData = {
  version: string;
  language: Language;
  messages: Messages;
};
