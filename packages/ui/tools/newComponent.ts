import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { relative, resolve } from 'node:path';
import { format, resolveConfig } from 'prettier';

/*
 * npm run new:component QuoteCard   creates packages/ui/src/components/QuoteCard and exports it
 *
 * A new component begins as a copy of Panel, a title and words, whose code, style and stories pass
 * every check.
 */

const root = resolve(import.meta.dirname, '../../..');
const components = resolve(root, 'packages/ui/src/components');
const [name = ''] = process.argv.slice(2);
const folder = resolve(components, name);

if (!name) {
  fail('Give it a name: npm run new:component QuoteCard');
} else if (!/^[A-Z][a-z]+([A-Z][a-z]+)*$/.test(name)) {
  fail(`“${name}” is no name of a component: take a noun in PascalCase, such as QuoteCard.`);
} else if (existsSync(folder)) {
  fail(`${relative(root, folder)} exists already: take another name.`);
} else {
  mkdirSync(folder);
  const className = name[0]!.toLowerCase() + name.slice(1);
  for (const file of readdirSync(resolve(components, 'Panel'))) {
    const text = readFileSync(resolve(components, 'Panel', file), 'utf8')
      .replaceAll('Panel', name)
      .replace(/(const |\{ ?)panel\b/g, `$1${className}`)
      .replace(/^ {2}component: .*\n/m, `$&  tags: ['new', '!stable'],\n`);
    const filepath = resolve(folder, file.replace('Panel', name));
    writeFileSync(filepath, await format(text, { ...(await resolveConfig(filepath)), filepath }));
    console.log(`created  ${relative(root, filepath)}`);
  }
  const barrel = resolve(root, 'packages/ui/src/index.ts');
  appendFileSync(barrel, `export * from './components/${name}/${name}.js';\n`);
  console.log(`exported ${relative(root, barrel)}`);
  const note = resolve(root, '.changeset', `new-${name.toLowerCase()}.md`);
  writeFileSync(
    note,
    `---\n'@advisor/ui': minor\n---\n\n**\`${name}\`**, new (\`${name}Props\`): say what it is for.\n`,
  );
  console.log(`created  ${relative(root, note)}`);
  console.log(`Next:
  1. Make its code, style, stories and note its own: all of them still say what Panel says.
  2. Look at it: npm run storybook
  3. Record the API: npm run build -w @advisor/ui && npm run api
  4. Approve what a screen reader is told: npx vitest run --project guards stories -u
  5. Name it in the components of packages/ui/README.md.
CONTRIBUTING.md says when it is done.`);
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
