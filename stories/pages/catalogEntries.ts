import type { Language } from '../../site/i18n/languages.js';
import { readBudget } from '../../translations/lengthBudget.js';
import { readPo } from '../../translations/po.js';
import type { Catalog } from '../../translations/readCatalogs.js';
import { readMessage } from '../../translations/readMessage.js';

const files = import.meta.glob<string>('../../site/locales/*/*.po', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every PO file, by its path in the repository. */
export const catalogs: readonly Catalog[] = Object.entries(files).map(([path, text]) => ({
  file: path.slice(6),
  text,
  language: path.split('/').at(-2)!,
}));

export type CatalogEntry = ReturnType<typeof catalogEntries>[number];

/** The messages of a language: how to recognize each on a page, and what a translator needs to know of it. */
export function catalogEntries(language: Language) {
  const own = catalogs.filter((catalog) => catalog.language === language);
  return own.flatMap(({ file, text }) =>
    readPo(text).entries.flatMap((entry) => {
      const { id, context, translation, notes, flags, previous } = entry;
      const { problem } = readMessage(translation);
      // English is written in the code; so is what a page says until there is a translation that can be read.
      const shown = problem ? id : translation || id;
      const pattern = patternOf(shown);
      if (!pattern) return [];
      const facts = [
        file,
        `Message: ${id}`,
        language !== 'en' && `Translation: ${translation || 'missing'}`,
        problem && `Not shown: ${problem}. npm run messages:check says what to do.`,
        flags.includes('fuzzy') && `To be confirmed${previous ? `: made for “${previous}”` : ''}`,
        context && `Context: ${context}`,
        ...notes,
        lengthOf(shown, notes.join('\n')),
      ];
      return { pattern, facts: facts.filter(Boolean).join('\n') };
    }),
  );
}

function lengthOf(written: string, note: string): string {
  const { longest } = readMessage(written);
  const { min, max } = readBudget(note) ?? {};
  return `Length: ${longest}${max ? ` of ${min ? `${min}–` : ''}${max}` : ''}`;
}

/** Components cut and trim texts, and headings are kept from breaking: white space doesn't count. */
export const withoutSpace = (text: string) => text.replace(/[\s\u2060\u00ad]+/g, '');

/** In place of a formatted value; no text contains it. */
const value = '\ue000';

const literal = (text: string) => withoutSpace(text).replace(/[^\p{L}\p{N}]/gu, '\\$&');

/** Matches a message as a page shows it; undefined if the message is nothing but values. */
function patternOf(message: string): RegExp | undefined {
  const parts = message.replace(/<[^>]*>/g, '').split(/(\{(?:[^{}]|\{[^{}]*\})*\})/);
  const patterns = parts.map((part, at) => {
    if (at % 2 === 0) return literal(part);
    const forms = [...part.slice(1).matchAll(/\{([^{}]*)\}/g)];
    const texts = forms.map(([, form = '']) => form.split('#').map(literal).join(value));
    return texts.length > 0 ? `(?:${texts.join('|')})` : value;
  });
  // A bound keeps the match fast on long texts. Values side by side are one match: apart, each way to
  // divide a text among them would be tried.
  const pattern = patterns
    .join('')
    .replace(/\ue000+/g, ({ length }) => `.{${length},${80 * length}}`);
  return /\p{L}/u.test(pattern) ? new RegExp(`^${pattern}$`, 's') : undefined;
}
