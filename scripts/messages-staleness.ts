import { readPo, type Finding } from '@advisor/catalog-lint';

/** A catalog as it lies in the repository, and as the extraction would write it. */
export interface CatalogState {
  /** Path as it shall be printed. */
  file: string;
  language: string;
  /** Empty, if the file doesn't exist yet. */
  committed: string;
  /** `null`, if no page uses the catalog. */
  extracted: string | null;
}

const right = 'Run npm run messages:extract and commit what it writes.';

/** Finds a catalog that is not as the extraction would write it, and says in what it differs. */
export function findStaleness(state: CatalogState): Finding[] {
  const { file, language, committed, extracted } = state;
  if (committed === extracted) return [];
  const finding = {
    file,
    line: 1,
    language,
    rule: 'stale',
    group: 'translation',
    right,
    fixable: false,
  } as const;
  if (extracted === null) {
    return [{ ...finding, id: '', wrong: 'No page uses this catalog any more.' }];
  }
  const before = messages(committed);
  const after = messages(extracted);
  const added = [...after].filter(([key]) => !before.has(key));
  const gone = [...before].filter(([key]) => !after.has(key));
  const findings = [
    ...added.map(([, { id }]) => ({
      ...finding,
      id,
      wrong: 'The code has this message, the catalog does not.',
    })),
    ...gone.map(([, { id, line }]) => ({
      ...finding,
      id,
      line,
      wrong: 'The catalog has this message, the code no longer does.',
    })),
  ];
  if (findings.length > 0) return findings;
  const line = firstDifference(committed, extracted);
  const wrong = 'Notes, order or line breaks are not as the extraction writes them.';
  return [{ ...finding, id: '', line, wrong }];
}

/** The messages in use by source text and context. */
function messages(text: string): Map<string, { id: string; line: number }> {
  return new Map(
    readPo(text)
      .entries.filter(({ obsolete }) => !obsolete)
      .map(({ id, context }) => [
        `${context?.value ?? ''}\u0004${id.value}`,
        { id: id.value, line: id.line },
      ]),
  );
}

function firstDifference(a: string, b: string): number {
  const other = b.split('\n');
  return a.split('\n').findIndex((line, index) => line !== other[index]) + 1;
}
