import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectFiles } from '../testing/copyProject.js';

const files = projectFiles();
const folders = new Set(files.map((file) => file.split('/')[0]!));
/** What a build, a tool, the owner or a fourth language adds. */
const added = /^site\/(?:dist|\.gitignore|portrait|locales\/it)/;
const documents = globSync(['*.md', 'docs/**/*.md', 'netlify.toml']);

test.each(documents)('the files that %s names exist', (document) => {
  const names = readFileSync(document, 'utf8').match(/(?<=[` (])\w[\w./-]*\w(?=\/?[`),; ])/g)!;
  const paths = names.filter((name) => /\.tsx?$/.test(name) || folders.has(name.split('/')[0]!));
  const exists = (path: string) => files.some((file) => `/${file}/`.includes(`/${path}/`));
  expect(paths.filter((path) => !added.test(path) && !exists(path))).toEqual([]);
});
