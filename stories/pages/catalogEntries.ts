import type { Language } from '../../site/i18n/languages.js';
import { readPo } from '../../translations/po.js';
import { formsOf, readMessage, type Message } from '../../translations/readMessage.js';
import { readNote } from '../../translations/readNote.js';

const files = import.meta.glob<string>('../../site/locales/*/*.po', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type CatalogEntry = ReturnType<typeof catalogEntries>[number];

/** The messages of a language: how to recognize each on a page, and what a translator needs to know of it. */
export function catalogEntries(language: Language) {
  const own = Object.entries(files).filter(([path]) => path.includes(`/${language}/`));
  return own.flatMap(([path, text]) =>
    readPo(text).entries.flatMap((entry) => {
      const { id, context, translation, notes, flags, previous } = entry;
      const { problem } = readMessage(translation);
      // English is written in the code; so is what a page says until there is a translation that can be read.
      const { nodes, longest } = readMessage(problem ? id : translation || id);
      const pattern = patternOf(nodes);
      if (!pattern) return [];
      const { min, max } = readNote(notes);
      const facts = [
        path.slice(6),
        `Message: ${id}`,
        language !== 'en' && `Translation: ${translation || 'missing'}`,
        problem && `Not shown: ${problem}. npm run messages:check says what to do.`,
        flags.includes('fuzzy') && `To be confirmed${previous ? `: made for “${previous}”` : ''}`,
        context && `Context: ${context}`,
        ...notes,
        `Length: ${longest}${max ? ` of ${min ? `${min}–` : ''}${max}` : ''}`,
      ];
      return { pattern, facts: facts.filter(Boolean).join('\n') };
    }),
  );
}

/** Components cut and trim texts, and headings are kept from breaking: white space doesn't count. */
export const withoutSpace = (text: string) => text.replace(/[\s\u2060\u00ad]+/g, '');

/** In place of a formatted value; no text contains it. */
const value = '\ue000';

const literal = (text: string) => withoutSpace(text).replace(/[^\p{L}\p{N}]/gu, '\\$&');

/** Matches a message as a page shows it; undefined if the message is nothing but values. */
function patternOf(nodes: Message['nodes']): RegExp | undefined {
  // A bound keeps the match fast on long texts. Values side by side are one match: apart, each way to
  // divide a text among them would be tried.
  const pattern = patternIn(nodes).replace(
    /\ue000+/g,
    ({ length }) => `.{${length},${80 * length}}`,
  );
  return /\p{L}/u.test(pattern) ? new RegExp(`^${pattern}$`, 's') : undefined;
}

const patternIn = (nodes: Message['nodes']): string =>
  nodes
    .map((node) => {
      if (node.type === 'literal') return literal(node.value);
      if (node.type === 'tag') return patternIn(node.children);
      const forms = formsOf(node).map(([, form]) => patternIn(form));
      return forms.length > 0 ? `(?:${forms.join('|')})` : value;
    })
    .join('');
