import { contentSecurityPolicy } from '@advisor/contact';
import type { RenderedPage } from '../engine/renderPage.js';
import { isTakenOver } from '../pages/pageKind.js';
import { pageDataPath, shellDataPath } from '../engine/dataPath.js';
import type { PageData } from '../engine/PageData.js';
import type { ClientFiles } from './clientFiles.js';
import { documentHtml, type InlineHashes } from './document.js';
import type { BuiltFonts } from './fonts.js';
import type { InlineScripts } from './inlineScripts.js';
import { pageCss } from './pageCss.js';

/** What the documents of one build have in common. */
export type DocumentKit = {
  client: ClientFiles;
  fonts: BuiltFonts;
  completeCss: string;
  scripts: InlineScripts;
  /** Names the build. */
  version: string;
};

/** A page as it is served. */
export type PageDocument = {
  html: string;
  hashes: InlineHashes;
  /** With what React takes it over; `null` for a page that stays HTML. */
  data: PageData | null;
};

/** Puts a rendered page into its document. */
export async function pageDocument(page: RenderedPage, kit: DocumentKit): Promise<PageDocument> {
  const { client, fonts, completeCss, scripts, version } = kit;
  const { route, language, path } = page;
  const bodyHtml = withoutRadixStyle(page.bodyHtml);
  refuseInlineStyles(path, bodyHtml);
  const data: PageData | null = isTakenOver(route.kind)
    ? {
        version,
        ...page.data,
        modules: client.ofPage(route.page),
        css: client.css,
      }
    : null;
  const { html, hashes } = documentHtml({
    language,
    headHtml: page.headHtml,
    structuredData: page.data.head.structuredData,
    bodyHtml,
    css: fonts.css + (await pageCss(completeCss, bodyHtml)),
    printCss: client.css,
    fonts: [...fonts.files.keys()],
    // A form's error page answers at the function's address, which has no twin in any language.
    headScript: route.kind === 'formError' ? null : scripts.head,
    bodyScripts: [scripts.loader, ...(route.kind === 'notFound' ? [scripts.notFound] : [])],
    takeOver: data && {
      modules: [...client.main, ...(data.interactive ? data.modules : [])],
      data: [pageDataPath(path), shellDataPath(language)],
      version,
    },
    ...(route.kind === 'notFound' && { policy: metaPolicy }),
  });
  return { html, hashes, data };
}

/** The policy as a page may state it itself: who may frame it only a header can say. */
function metaPolicy(hashes: InlineHashes): string {
  return contentSecurityPolicy(hashes).replace("; frame-ancestors 'none'", '');
}

/** Radix positions the list of its menu by a style attribute; SiteHeader's own styles say the same. */
function withoutRadixStyle(html: string): string {
  return html.replaceAll(' style="position:relative"', '');
}

/** The policy allows no `style` attribute; the browser would ignore it and complain. */
function refuseInlineStyles(path: string, html: string): void {
  const found = html.match(/<[^>]*\sstyle="[^"]*"[^>]*>/);
  if (found) {
    throw new Error(
      `${path} has an element with a style attribute, which the site's Content-Security-Policy ` +
        `forbids: ${found[0]}. Say it in a .css.ts file.`,
    );
  }
}
