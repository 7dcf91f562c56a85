import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { isLanguage } from '../i18n/languages.js';
import { legalDocument } from '../pages/legal/legalDocument.js';
import type { Owner } from '../owner/fact.js';
import { legalFacts } from '../pages/legal/legalFacts.js';

/**
 * `import blocks from './datenschutz.de.md?legal'` gives a legal document as data, filled with the
 * owner's facts: the browser gets neither Markdown nor a parser.
 *
 * @param owner - whose facts they are
 */
export function legalDocuments(owner: Owner): Plugin {
  return {
    name: 'legal-documents',
    load: {
      filter: { id: /\.md\?legal$/ },
      async handler(id) {
        const file = id.replace(/\?legal$/, '');
        const language = /\.(\w+)\.md$/.exec(file)?.[1];
        if (!isLanguage(language))
          throw new Error(`${file} does not say its language; name it like imprint.de.md.`);
        try {
          // `global` or `eu`, decides a paragraph of the privacy text.
          const facts = legalFacts(owner, language, process.env['SENDGRID_REGION'] || undefined);
          const blocks = legalDocument(await readFile(file, 'utf8'), facts);
          return { code: `export default ${JSON.stringify(blocks)};`, moduleType: 'js' };
        } catch (error) {
          throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
        }
      },
    },
  };
}
