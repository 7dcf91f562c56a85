import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as blocks from '../packages/ui/src/blocks/index.js';
import * as components from '../packages/ui/src/index.js';
import { readApi } from '../.storybook/readApi.js';
import { projectFiles } from '../testing/copyProject.js';

const files = projectFiles();
const folders = new Set(files.map((file) => file.split('/')[0]!));
/** What a build, a tool, the owner or a fourth language adds. */
const added = /^site\/(?:dist|\.gitignore|portrait|locales\/it)/;
const manual = globSync(['packages/ui/{README,docs/*}.md', 'stories/**/*.md*', '.changeset/*.md']);
const documents = globSync(['*.md', 'docs/**/*.md', 'netlify.toml']).concat(manual);

test.each(documents)('the files that %s names exist', (document) => {
  const text = readFileSync(document, 'utf8');
  const names = text.match(/(?<=[` (])\w[\w./-]*\w(?=\/?[`),; ])/g) ?? [];
  const paths = names.filter((name) => /\.tsx?$/.test(name) || folders.has(name.split('/')[0]!));
  const exists = (path: string) => files.some((file) => `/${file}/`.includes(`/${path}/`));
  expect(paths.filter((path) => !added.test(path) && !exists(path))).toEqual([]);
});

const wordsIn = (text: string) => text.match(/\w+/g) ?? [];
const types = [
  'index',
  'blocks/index',
  'theme/colorUses',
  'theme/contrast',
  'theme/tokens',
].flatMap((name) => wordsIn(readFileSync(`packages/ui/src/${name}.ts`, 'utf8')));
const exported = [...Object.keys({ ...components, ...blocks }), ...types];
const api = readApi();

/** Backticked names that the package does not export and that no component in the row has. */
function unknownIn(row: string): string[] {
  const named = api.filter(({ name }) => wordsIn(row).includes(name));
  const props = (named.length > 0 ? named : api).flatMap((component) =>
    component.props.flatMap(({ name, type, detail }) => wordsIn(`${name} ${type} ${detail}`)),
  );
  const names = row.match(/(?<=`)[a-zA-Z]\w+(?=(=".*?")?`)/g) ?? [];
  return names.filter((name) => ![...exported, ...props].includes(name));
}

const stories = globSync('packages/ui/src/**/*.stories.tsx');

test.each(manual.concat(stories))('the tables and guidance of %s name what exists', (document) => {
  const text = readFileSync(document, 'utf8');
  const rows = text.match(document.endsWith('.tsx') ? /^.*'.*`.*'.*$/gm : /^\|.*\|$/gm) ?? [];
  // The second cell of a release note has the former name.
  const current = rows.map((row) =>
    document.startsWith('.') ? row.replace(/(?<=^\| .*?) \| .*?(?= \| )/, '') : row,
  );
  expect(current.flatMap(unknownIn)).toEqual([]);
});
