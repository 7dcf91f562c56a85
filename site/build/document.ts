import { hash } from 'node:crypto';
import type { InlineHashes } from '@advisor/contact';
import { tokens } from '@advisor/ui/tokens';
import type { RenderedPage } from '../engine/prerender.js';
import { structuredDataJson, structuredDataMark } from '../seo/structuredData.js';

/** What a document is put together from. All HTML is finished; all text in it is escaped. */
export type DocumentParts = Pick<
  RenderedPage,
  'language' | 'headHtml' | 'structuredData' | 'bodyHtml' | 'renderedAt'
> & {
  css: string;
  /** Public path of the complete sheet, which brings the rules for print; `null` while developing. */
  printCss: string | null;
  /** Public paths of the fonts that the first screen needs; the script in the head fetches them. */
  fonts: readonly string[];
  /** Inline, before anything is painted; `null` for a page without an address. */
  headScript: string | null;
  /** Inline, at the end. */
  bodyScripts: readonly string[];
  /** Public paths of what the inline loader imports, the client first; `null` for a page that stays HTML. */
  modules: readonly string[] | null;
  /** Writes the policy into the page, where no header can: no rule names a missing path. */
  policy?: (hashes: InlineHashes) => string;
};

/**
 * Lets the browser render a page of the site ahead when the pointer rests on its link. Not the
 * other languages (following one stores it), no files, no functions. A browser that doesn't know
 * the rules ignores them; one that saves data does so by itself.
 */
const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/.netlify/*' } },
          { not: { selector_matches: '[data-language],[download],[target]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** A complete document, and the hashes of its inline scripts and styles for its policy. */
export function documentHtml(parts: DocumentParts): { html: string; hashes: InlineHashes } {
  const { language, css, headScript, bodyScripts, modules, renderedAt } = parts;
  const hashes: InlineHashes = {
    scriptHashes: [...(headScript ? [headScript] : []), speculationRules, ...bodyScripts].map(
      sha256,
    ),
    styleHashes: [sha256(css)],
  };
  const policy = parts.policy?.(hashes);
  const root = modules
    ? ` data-modules="${modules.join(' ')}" data-rendered-at="${renderedAt}"`
    : '';
  const { light, dark } = tokens.color;
  const html = [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    policy && `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    headScript && `<script data-fonts="${parts.fonts.join(' ')}">${headScript}</script>`,
    parts.headHtml,
    `<meta name="theme-color" content="${light.bg}" media="(prefers-color-scheme:light)">`,
    `<meta name="theme-color" content="${dark.bg}" media="(prefers-color-scheme:dark)">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${css}</style>`,
    parts.printCss && `<link rel="stylesheet" href="${parts.printCss}" media="print">`,
    ...parts.structuredData.map(
      (data) =>
        `<script type="application/ld+json" ${structuredDataMark}>${structuredDataJson(data)}</script>`,
    ),
    `<script type="speculationrules">${speculationRules}</script>`,
    `</head><body><div id="root"${root}>${parts.bodyHtml}</div>`,
    ...bodyScripts.map((script) => `<script>${script}</script>`),
    '</body></html>\n',
  ];
  return { html: html.filter(Boolean).join(''), hashes };
}

const sha256 = (text: string) => hash('sha256', text, 'base64');
