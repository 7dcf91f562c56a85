import { contentSecurityPolicy, type InlineHashes } from '@advisor/contact';
import { frameCatalogs } from '../engine/frameCatalogs.js';
import type { RenderedPage } from '../engine/prerender.js';
import type { ClientFiles } from './clientFiles.js';
import { documentHtml } from './document.js';
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

/**
 * Puts a rendered page into its document, and tells the hashes that its policy names.
 *
 * @param answers - `itself`; `for others` where it answers at addresses that are not its own, for
 *   which neither the router nor the language's redirect could do anything
 */
export async function pageDocument(
  page: RenderedPage,
  { client, fonts, completeCss, scripts }: DocumentKit,
  answers: 'itself' | 'for others' = 'itself',
): Promise<{ html: string; hashes: InlineHashes }> {
  // Radix positions the list of its menu by a style attribute; SiteHeader's own styles say the same.
  const bodyHtml = page.bodyHtml.replaceAll(' style="position:relative"', '');
  const styled = /<[^>]*\sstyle="[^"]*"[^>]*>/.exec(bodyHtml);
  if (styled) {
    throw new Error(
      `${page.path} has an element with a style attribute, which the site's Content-Security-Policy ` +
        `forbids: ${styled[0]}. Say it in a .css.ts file.`,
    );
  }
  const isMissing = page.page.name === 'notFound';
  return documentHtml({
    ...page,
    bodyHtml,
    css: fonts.css + (await pageCss(completeCss, bodyHtml)),
    printCss: client.css,
    fonts: [...fonts.files.keys()],
    headScript: answers === 'itself' ? scripts.head : null,
    bodyScripts: isMissing ? [scripts.loader, scripts.notFound] : [scripts.loader],
    modules: isMissing || answers === 'for others' ? null : client.modules(ownModules(page)),
    ...(isMissing && {
      // Who may frame it, only a header can say.
      policy: (hashes) => contentSecurityPolicy(hashes).replace("; frame-ancestors 'none'", ''),
    }),
  });
}

/** The manifest's keys of what the client would import only once it runs. */
function ownModules({ page, language, isInteractive }: RenderedPage): string[] {
  const { name, module, catalogs } = page;
  if (isInteractive && !module) throw new Error(`The record of the page “${name}” has no module.`);
  const names = isInteractive ? [...frameCatalogs, ...catalogs] : frameCatalogs;
  return [
    ...(isInteractive ? [module!] : []),
    ...names.map((catalog) => `locales/${language}/${catalog}.po`),
  ];
}
