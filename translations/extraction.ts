import { distance } from 'fastest-levenshtein';
import type { PoCatalog } from './poFormat.js';
import { sourceLanguage, type Catalog } from './catalogs.js';

/** The catalogs that are behind the code, with their messages as they should be. */
export async function outdatedCatalogs(catalogs: readonly Catalog[]) {
  const outdated = catalogs.map(async (catalog) => {
    const { language, code, messages, serialize } = catalog;
    const siblings = catalogs.filter((other) => other.language === language);
    const current = language === sourceLanguage ? code : mergeTranslations(catalog, siblings);
    // Compares both as Lingui writes them: Poedit wraps and orders lines differently.
    const isOutdated = (await serialize(current)) !== (await serialize(messages));
    return isOutdated ? [{ ...catalog, messages: current }] : [];
  });
  return (await Promise.all(outdated)).flat();
}

/** Brings the PO files up to date with the code, and returns those that it has changed. */
export async function extractCatalogs(catalogs: readonly Catalog[]): Promise<string[]> {
  const outdated = await outdatedCatalogs(catalogs);
  await Promise.all(outdated.map(({ write, messages }) => write(messages)));
  return outdated.map(({ file }) => file);
}

/**
 * Gives the messages of the code their translations in one language:
 *
 * - a message takes the translation that it has in its own catalog, or else in another;
 * - a message without one takes that of the most similar removed message, marked as fuzzy, with the old English.
 *   `lingui extract` would drop it.
 *
 * @param siblings - all catalogs of the language
 */
function mergeTranslations({ code, messages }: Catalog, siblings: readonly Catalog[]): PoCatalog {
  const all: PoCatalog[] = [...siblings.map((sibling) => sibling.messages), messages];
  const translated = all.flatMap((catalog) =>
    Object.entries(catalog).filter(([, { translation }]) => translation),
  );
  const translations = Object.fromEntries(translated);
  const isInCode = (id: string) => siblings.some((sibling) => id in sibling.code);
  const drafts = Object.entries(translations).flatMap(([id, text]) => (isInCode(id) ? [] : text));
  const merged = Object.entries(code).map(([id, message]) => {
    const old = translations[id] ?? findDraft(message, drafts) ?? messages[id];
    return [id, { ...message, translation: old?.translation ?? '', extra: old?.extra ?? {} }];
  });
  return Object.fromEntries(merged) as PoCatalog;
}

type Message = PoCatalog[string];

/** The translation of the most similar message, unless more than 40 % differ. */
function findDraft({ message = '' }: Message, drafts: readonly Message[]): Message | undefined {
  const [nearest] = drafts
    .map((draft) => {
      const { message: old = '' } = draft;
      return { draft, share: distance(message, old) / Math.max(message.length, old.length) };
    })
    .filter(({ share }) => share <= 0.4)
    .toSorted((a, b) => a.share - b.share);
  if (!nearest) return;
  const { draft } = nearest;
  const previous = draft.extra?.previous ?? draft.message;
  return { ...draft, extra: { ...draft.extra, flags: ['fuzzy'], previous } };
}
