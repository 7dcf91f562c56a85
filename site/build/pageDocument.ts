import { contentSecurityPolicy } from '@advisor/contact';
import { frameCatalogs } from '../engine/frameCatalogs.js';
import type { RenderedPage } from '../engine/prerender.js';
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
};

/** A page as it is served, with the hashes that its policy names. */
export type PageDocument = { html: string; hashes: InlineHashes };

/**
 * Puts a rendered page into its document.
 *
 * @param answers - `itself`; `for others` where it answers at addresses that are not its own, for
 *   which neither the router nor the language's redirect could do anything
 */
export async function pageDocument(
  page: RenderedPage,
  kit: DocumentKit,
  answers: 'itself' | 'for others',
): Promise<PageDocument> {
  const { client, fonts, completeCss, scripts } = kit;
  const { name } = page.page;
  const bodyHtml = withoutRadixStyle(page.bodyHtml);
  refuseInlineStyles(page.path, bodyHtml);
  const isMissing = name === 'notFound';
  return documentHtml({
    ...page,
    bodyHtml,
    css: fonts.css + (await pageCss(completeCss, bodyHtml)),
    printCss: client.css,
    fonts: [...fonts.files.keys()],
    headScript: answers === 'for others' ? null : scripts.head,
    bodyScripts: isMissing ? [scripts.loader, scripts.notFound] : [scripts.loader],
    modules: isMissing || answers === 'for others' ? null : client.modules(ownModules(page)),
    ...(isMissing && { policy: metaPolicy }),
  });
}

/** The manifest's keys of what the client would import only once it runs. */
function ownModules({ page, language, isInteractive }: RenderedPage): string[] {
  const { name, module, catalogs } = page;
  if (isInteractive && !module) throw new Error(`The record of the page “${name}” has no module.`);
  return [
    ...(isInteractive ? [module!] : []),
    ...[...frameCatalogs, ...(isInteractive ? catalogs : [])].map(
      (catalog) => `locales/${language}/${catalog}.po`,
    ),
  ];
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
