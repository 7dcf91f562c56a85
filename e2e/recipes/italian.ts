import type { ProjectCopy } from '../copyProject.js';

/*
 * What docs/translators.md, “A fourth language”, has one write by hand. Italian serves for any
 * language.
 */

/** Puts Italian into the list of languages. */
export function listItalian(copy: ProjectCopy): void {
  copy.replace('site/i18n/languages.ts', `'fr'] as const`, `'fr', 'it'] as const`);
}

/** Gives Italian its facts and draws its flag. */
export function describeItalian(copy: ProjectCopy): void {
  copy.replace(
    'site/i18n/languageFacts.ts',
    `  fr: {`,
    `  it: { name: 'Italiano', flag: 'it', locale: 'it-IT' },\n  fr: {`,
  );
  copy.replace(
    'packages/ui/src/components/Flag/Flag.tsx',
    `} as const satisfies`,
    `  it: [\n    ['#008c45', 'M0 0h7v14H0z'],\n    ['#fff', 'M6.700 0h7v14h-7z'],\n    ['#cd212a', 'M13.300 0H20v14h-6.700z'],\n  ],\n} as const satisfies`,
  );
}
