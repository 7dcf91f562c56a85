import { hash } from 'node:crypto';
import { tokens } from '@advisor/ui/tokens';
import { DomUtils, parseDocument } from 'htmlparser2';
import { catalogFile, catalogsOf, pageFile } from '../routes.js';
import type { RenderedPage } from './prerender.js';
import {
  fingerprintAttribute,
  fontsAttribute,
  modulesAttribute,
  renderedAtAttribute,
  rootId,
  stylesAttribute,
} from '../documentAttributes.js';
import type { BuiltFonts } from './fonts.js';
import type { PageScripts } from './pageScripts.js';
import { pageCss } from './pageCss.js';
import type { InlineHashes } from './hostingFiles.js';

/** The files of the client build that a document names, by their public paths. */
export type ClientFiles = {
  /** The client, the modules `others`, and everything that these import. */
  modules: (others: readonly string[]) => string[];
  /** The complete style sheet; none in development. */
  css?: string;
};

type DocumentAssets = {
  client: ClientFiles;
  fonts: BuiltFonts;
  completeCss: string;
  scripts: PageScripts;
};

export type PageDocument = {
  html: string;
  hashes: InlineHashes;
};

export async function pageDocument(
  page: RenderedPage,
  { client, fonts, completeCss, scripts }: DocumentAssets,
): Promise<PageDocument> {
  const { kind, bodyHtml } = page;
  const css = fonts.css + (await pageCss(completeCss, bodyHtml));
  const headScripts = kind === 'rewritten' ? [] : [scripts.beforePaint];
  const bodyScripts = kind === 'notFound' ? [scripts.notFound] : [];
  const hashes: InlineHashes = {
    scriptHashes: [...headScripts, ...bodyScripts].map(sha256),
    styleHashes: [sha256(css)],
  };
  // Listed here, or the client would import the page and its messages only once it runs.
  const catalogs = catalogsOf(page.name).map((name) => catalogFile(name, page.language));
  const hydration = kind === 'page' && {
    [modulesAttribute]: client.modules([pageFile(page.name), ...catalogs]).join(' '),
    [stylesAttribute]: client.css ?? '',
    [renderedAtAttribute]: page.renderedAt,
    [fingerprintAttribute]: fingerprint(bodyHtml),
  };
  const { light, dark } = tokens.color;
  const html = [
    `<!doctype html><html lang="${page.language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    // Safari and Chrome on iOS would turn numbers and addresses into links, and React does not hydrate changed HTML.
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,unit=no">',
    ...headScripts.map(
      (script) =>
        `<script ${fontsAttribute}="${[...fonts.files.keys()].join(' ')}">${script}</script>`,
    ),
    page.headHtml,
    `<meta name="theme-color" content="${light.bg}" media="(prefers-color-scheme:light)">`,
    `<meta name="theme-color" content="${dark.bg}" media="(prefers-color-scheme:dark)">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<style>${css}</style>`,
    `<script src="${scripts.loader.path}" defer></script>`,
    ...page.jsonLd.map((json) => `<script type="application/ld+json">${json}</script>`),
    '</head><body>',
    `<div${attributes({ id: rootId, ...hydration })}>${bodyHtml}</div>`,
    ...bodyScripts.map((script) => `<script>${script}</script>`),
    '</body></html>\n',
  ];
  return { html: html.join(''), hashes };
}

const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** The fingerprint of unmodified HTML: its number of nodes and characters of text. */
function fingerprint(bodyHtml: string): string {
  const root = parseDocument(bodyHtml);
  const nodes = DomUtils.filter(() => true, root.children);
  return `${nodes.length}:${DomUtils.textContent(root).length}`;
}

const sha256 = (text: string) => hash('sha256', text, 'base64');
