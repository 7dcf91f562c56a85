import type { PublicName } from './publicApi.js';

/** A pending release note in `.changeset`. */
export type Changeset = {
  file: string;
  /** How the version of @advisor/ui moves, or `none` if the note is about another package. */
  bump: 'major' | 'minor' | 'patch' | 'none';
  text: string;
};

type Api = readonly Pick<PublicName, 'name' | 'declaration'>[];

/**
 * The problems of the release notes of an API that has changed since the last release, as
 * sentences; empty if every changed export is named by a note that moves the version far enough.
 */
export function unreleasedChanges(
  released: Api,
  current: Api,
  changesets: readonly Changeset[],
): string[] {
  const before = new Map(released.map(({ name, declaration }) => [name, declaration]));
  const after = new Map(current.map(({ name, declaration }) => [name, declaration]));
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    if (before.get(name) === after.get(name)) return [];
    const what = !before.has(name) ? 'is new' : !after.has(name) ? 'is gone' : 'has changed';
    // A note on a component covers its props as well.
    const word = name
      .split(': ')
      .at(-1)!
      .replace(/Props$/, '');
    const named = new RegExp(`\\b${word}(Props)?\\b`);
    const notes = changesets.filter(({ bump, text }) => bump !== 'none' && named.test(text));
    if (notes.length === 0) {
      return [
        `${name} ${what}, and no release note says so. Run “npx changeset”, choose @advisor/ui, and ` +
          `write what changed with the name ${word} in it, and what a user has to do.`,
      ];
    }
    if (notes.every(({ bump }) => bump === 'patch')) {
      return [
        `${name} ${what}, but ${notes[0]!.file} is a patch. A change of the public API is at least ` +
          `“minor”: correct it in that file’s first lines.`,
      ];
    }
    return [];
  });
}

/** The API as `public-api.txt` has it: a heading for each name, its declaration below. */
export function writeApi(api: Api): string {
  return api.map(({ name, declaration }) => `## ${name}\n${declaration}\n`).join('\n');
}

/** Reads what {@link writeApi} wrote. */
export function readApi(text: string): Api {
  return text
    .split(/^## /m)
    .filter(Boolean)
    .map((block) => {
      const [name = '', ...lines] = block.split('\n');
      return { name, declaration: lines.join('\n').trimEnd() };
    });
}

/** Reads one file of `.changeset`. */
export function readChangeset(file: string, content: string): Changeset {
  const [, header = '', text = ''] = /^---\n([\s\S]*?)\n?---\n([\s\S]*)$/.exec(content) ?? [];
  const bump = /['"]@advisor\/ui['"]:\s*(major|minor|patch)/.exec(header)?.[1];
  return { file, bump: (bump as Changeset['bump'] | undefined) ?? 'none', text };
}
