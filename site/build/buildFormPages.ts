import { rm } from 'node:fs/promises';
import { contentSecurityPolicy, templateOf } from '@advisor/contact';
import { languages } from '../i18n/languages.js';
import { outputFolder } from './outputFolder.js';
import { pageDocument, type DocumentKit } from './pageDocument.js';

type Prerenderer = typeof import('../engine/prerender.js');

/**
 * Writes what the function answers a plain form post with when it does not accept it: pages with
 * tokens in place of the visitor's words, the sentences that go into them, their policies, and the
 * owner's addresses. None of it is public; netlify.toml bundles it into the function.
 */
export async function buildFormPages(
  folder: string,
  prerenderer: Prerenderer,
  kit: DocumentKit,
  siteUrl: string,
): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const write = outputFolder(folder);
  const policies: Record<string, string> = {};
  for (const order of prerenderer.formErrorOrders) {
    const { html, hashes } = await pageDocument(await prerenderer.renderPage(order, siteUrl), kit);
    const name = `${order.language}/${order.formError}`;
    policies[name] = contentSecurityPolicy(hashes);
    await write(`/${name}.html`, order.formError === 'invalid' ? templateOf(html) : html);
  }
  for (const language of languages) {
    await write(`/${language}/texts.json`, JSON.stringify(await prerenderer.formTexts(language)));
  }
  await write('/csp.json', JSON.stringify(policies));
  await write('/contact.json', JSON.stringify(prerenderer.contactAddresses));
}
