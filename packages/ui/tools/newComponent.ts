import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { componentFiles } from './componentFiles.js';

/*
 * npm run new:component QuoteCard   creates packages/ui/src/components/QuoteCard and exports it
 */

const root = resolve(import.meta.dirname, '../../..');
const [name = ''] = process.argv.slice(2);
const folder = resolve(root, 'packages/ui/src/components', name);

if (!name) {
  fail('Give it a name: npm run new:component QuoteCard');
} else if (!/^[A-Z][a-z]+([A-Z][a-z]+)*$/.test(name)) {
  fail(`“${name}” is no name of a component: take a noun in PascalCase, such as QuoteCard.`);
} else if (existsSync(folder)) {
  fail(`${relative(root, folder)} exists already: take another name.`);
} else {
  mkdirSync(folder);
  for (const [file, text] of Object.entries(componentFiles(name))) {
    writeFileSync(resolve(folder, file), text);
    console.log(`created  ${relative(root, resolve(folder, file))}`);
  }
  const barrel = resolve(root, 'packages/ui/src/index.ts');
  appendFileSync(barrel, `export * from './components/${name}/${name}.js';\n`);
  console.log(`exported ${relative(root, barrel)}`);
  const note = resolve(root, '.changeset', `new-${name.toLowerCase()}.md`);
  writeFileSync(
    note,
    `---\n'@advisor/ui': minor\n---\n\n\`${name}\` is new: say what it is for.\n`,
  );
  console.log(`created  ${relative(root, note)}`);
  console.log(
    'Next: write its words, look at it (npm run storybook), and record the API (npm run build -w ' +
      '@advisor/ui && npm run api). CONTRIBUTING.md says when it is done.',
  );
}

function fail(reason: string): void {
  console.error(reason);
  process.exitCode = 1;
}
