import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { componentFiles } from './newComponent/componentFiles.js';
import { withExport } from './newComponent/withExport.js';

/*
 * npm run new:component QuoteCard   creates packages/ui/src/components/QuoteCard and exports it
 */

const root = resolve(import.meta.dirname, '../../..');
const [name] = process.argv.slice(2);

function lay(): string {
  if (!name) return 'Say what it is called: npm run new:component QuoteCard';
  if (!/^[A-Z][a-z]+([A-Z][a-z]+)*$/.test(name)) {
    return `“${name}” is no name of a component: take a noun in PascalCase, such as QuoteCard.`;
  }
  const folder = resolve(root, 'packages/ui/src/components', name);
  if (existsSync(folder)) return `${relative(root, folder)} is there already: take another name.`;

  mkdirSync(folder);
  for (const [file, text] of Object.entries(componentFiles(name))) {
    writeFileSync(resolve(folder, file), text);
    console.log(`laid     ${relative(root, resolve(folder, file))}`);
  }
  const barrel = resolve(root, 'packages/ui/src/index.ts');
  writeFileSync(barrel, withExport(readFileSync(barrel, 'utf8'), name));
  console.log(`exported ${relative(root, barrel)}`);
  const note = resolve(root, '.changeset', `new-${name.toLowerCase()}.md`);
  writeFileSync(
    note,
    `---\n'@advisor/ui': minor\n---\n\n\`${name}\` is new: say what it is for.\n`,
  );
  console.log(`noted    ${relative(root, note)}`);
  console.log(
    'Next: write its words, then npm run storybook. CONTRIBUTING.md says when it is done.',
  );
  return '';
}

const complaint = lay();
if (complaint) {
  console.error(complaint);
  process.exitCode = 1;
}
