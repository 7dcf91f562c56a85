import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';

/*
 * npm run new:component QuoteCard   writes packages/ui/src/components/QuoteCard and exports it
 *
 * A new component begins as a copy of Panel, whose code, style and stories pass every check.
 */
const root = resolve(import.meta.dirname, '../../..');
const components = resolve(root, 'packages/ui/src/components');
const [name = ''] = process.argv.slice(2);
const folder = resolve(components, name);
if (!/^([A-Z][a-z]+)+$/.test(name) || existsSync(folder)) {
  console.error(
    'Pass a name in PascalCase that is not taken, with words instead of abbreviations (FaqList): npm run new:component QuoteCard',
  );
  process.exit(1);
}

mkdirSync(folder);
for (const file of readdirSync(resolve(components, 'Panel'))) {
  const text = readFileSync(resolve(components, 'Panel', file), 'utf8')
    .replaceAll('Panel', name)
    .replaceAll(/\bpanel\b/g, name[0]!.toLowerCase() + name.slice(1))
    .replace(/^ {2}component: .*\n/m, `$&  tags: ['new', '!stable'],\n`);
  const filepath = resolve(folder, file.replace('Panel', name));
  writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
}
const index = resolve(root, 'packages/ui/src/index.ts');
const exports = readFileSync(index, 'utf8').split(/(?<=;\n)/);
const place = exports.findLastIndex((each) => /\w+(?=\.js';)/.exec(each)![0] < name) + 1;
const own = `export * from './components/${name}/${name}.js';\n`;
writeFileSync(index, exports.toSpliced(place, 0, own).join(''));
writeFileSync(
  resolve(root, `.changeset/new-${name.toLowerCase()}.md`),
  `---\n'@advisor/ui': minor\n---\n\n**\`${name}\`**, new (\`${name}Props\`): say what it is for.\n`,
);
console.log(`packages/ui/src/components/${name}, its export and its note in .changeset are there. Next:
  1. Make its code, style, stories and note its own: all of them still say what Panel says.
  2. Look at it: npm run storybook
  3. Record the API: npm run api
CONTRIBUTING.md says when it is done.`);
