import { rm } from 'node:fs/promises';
import { answerPageKinds, contentSecurityPolicy } from '@advisor/contact';
import { languages } from '../i18n/languages.js';
import { pagePath } from '../i18n/pagePath.js';
import { readSeminars, shownOwner, valueOf } from '../owner/readOwner.js';
import { answerTemplate } from './answerTemplate.js';
import { outputFile } from './outputFile.js';
import { pageDocument, type DocumentKit } from './pageDocument.js';
import { rebuildDays } from './rebuildDays.js';

/** What the build runs of the site's source: the entry of Vite's second build. */
export type Prerenderer = typeof import('../engine/prerender.js');

/**
 * Writes what the function answers a plain form post with when it does not accept it: pages with
 * tokens in place of the visitor's words, the sentences that go into them, their policies, the
 * thank-you page's paths, the owner's addresses, and the days on which to build again. None of it is
 * public; netlify.toml bundles it into the function.
 */
export async function buildFormPages(folder: string, prerenderer: Prerenderer, kit: DocumentKit) {
  await rm(folder, { recursive: true, force: true });
  const write = (path: string, content: string) => outputFile(folder + path, content);
  const policies: Record<string, string> = {};
  for (const language of languages) {
    for (const kind of answerPageKinds) {
      const page = await prerenderer.renderFormError(kind, language);
      const { html, hashes } = await pageDocument(page, kit, 'for others');
      policies[`${language}/${kind}`] = contentSecurityPolicy(hashes);
      await write(
        `/${language}/${kind}.html`,
        kind === 'invalid' ? answerTemplate(html, prerenderer.fieldId) : html,
      );
    }
    await write(`/${language}/texts.json`, JSON.stringify(await prerenderer.formTexts(language)));
  }
  const seminars = valueOf(readSeminars());
  await write('/rebuildDays.json', JSON.stringify(rebuildDays(seminars, new Date())));
  await write('/csp.json', JSON.stringify(policies));
  const thanks = languages.map((language) => [language, pagePath('thanks', language)]);
  await write('/thanks.json', JSON.stringify(Object.fromEntries(thanks)));
  const { email } = shownOwner().owner;
  await write('/contact.json', JSON.stringify({ to: email, from: email }));
}
