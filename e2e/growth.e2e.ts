import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyProject, type ProjectCopy } from './copyProject.js';

/*
 * What the site costs a visitor must not depend on how much of it there is: ten more components and
 * ten more pages that use them add nothing to what any other page sends.
 */

/** Characters of each page and of its scripts, uncompressed and with `sameNames`. */
type Weights = Record<string, number>;

let copy: ProjectCopy;
let before: Weights;
let after: Weights;

beforeAll(async () => {
  copy = copyProject();
  before = await buildAndWeigh();
  for (let number = 1; number <= 10; number++) addComponent(number);
  for (let number = 1; number <= 10; number++) addPage(number);
  after = await buildAndWeigh();
}, 420_000);
afterAll(() => copy.remove());

it('builds the ten new pages', () => {
  const added = Object.keys(after).filter((file) => /^(?:..\/)?extra-\d+\.html$/.test(file));
  expect(added).toHaveLength(30);
});

it('adds nothing to what any other page sends', () => {
  const grown = Object.keys(before)
    .map((file) => ({ file, characters: after[file]! - before[file]! }))
    .filter(({ characters }) => characters > 0);
  expect(grown).toEqual([]);
});

/**
 * Ten components more give the others other class names and files other hashes. Those differ by a
 * letter at most, but compress up to 0.5 % better or worse, which would hide what this looks for.
 */
const sameNames = (text: string) =>
  text
    .replaceAll(/(?<![\w-])[A-Z]{1,2}[\da-z]{1,2}(?![\w-])/g, 'name')
    .replaceAll(/[-.][\w-]{8}(?=\.(?:js|json|css)\b)/g, '-hash');

async function buildAndWeigh(): Promise<Weights> {
  const code = `const { buildSite } = await import('./site/build/buildSite.ts');
    try { await buildSite('http://127.0.0.1:8888', false); }
    catch (error) { console.error(error.message); process.exit(1); }`;
  const { code: exit, output } = await copy.run(['--input-type=module', '--eval', code], {
    NODE_ENV: 'production',
  });
  if (exit !== 0) throw new Error(output);
  const dist = join(copy.path, 'site/dist');
  const weigh = (text: string) => sameNames(text).length;
  const read = (file: string) => readFileSync(join(dist, file), 'utf8');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => {
        const html = read(file);
        const modules = /data-modules="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
        const scripts = modules.reduce((sum, url) => sum + weigh(read(url)), 0);
        return [
          [file, weigh(html)],
          [`scripts of ${file}`, scripts],
        ];
      }),
  );
}

function addComponent(number: number): void {
  const name = `Extra${number}`;
  const folder = join(copy.path, 'packages/ui/src/components', name);
  mkdirSync(folder);
  writeFileSync(
    join(folder, `${name}.css.ts`),
    `import { styleIn } from '../../styles/layered.js';
export const extra = styleIn('components', { paddingTop: '${number}px', color: 'oklch(50% .1 ${number})' });
`,
  );
  writeFileSync(
    join(folder, `${name}.tsx`),
    `import { extra } from './${name}.css.js';
export function ${name}({ children }: { children: string }) {
  return <p className={extra}>{children} ${number}</p>;
}
`,
  );
  const index = join(copy.path, 'packages/ui/src/index.ts');
  const exported = `export { ${name} } from './components/${name}/${name}.js';\n`;
  writeFileSync(index, readFileSync(index, 'utf8') + exported);
}

/** Translated sentences that are no page's title or description yet: no two pages may share one. */
const spareWords = [
  'hero.subtitle',
  'workshop.title',
  'workshop.text',
  'workshop.button',
  'workshop.when.label',
  'workshop.when.value',
  'workshop.where.label',
  'workshop.where.value',
  'workshop.time.label',
  'workshop.group.label',
];

/** A page as the README's recipe has it; its words need no translation. */
function addPage(number: number): void {
  const words = `schedule.${spareWords[number - 1]}`;
  copy.replace(
    'site/pages/routePath.ts',
    `  '/datenschutz',`,
    `  '/datenschutz',\n  '/extra-${number}',`,
  );
  copy.replace(
    'site/pages/routes.ts',
    `  '/datenschutz': {`,
    `  '/extra-${number}': {
    page: 'Extra${number}Page',
    kind: 'about',
    catalogs: ['schedule', 'training'],
    seo: { title: ${words}, description: ${words} },
  },
  '/datenschutz': {`,
  );
  copy.replace(
    'site/seo/shareImage.ts',
    `const contents: Record<RoutePath, Content> = {`,
    `const contents: Record<RoutePath, Content> = {
  '/extra-${number}': { title: training.hero.title, figure: 'circle' },`,
  );
  writeFileSync(
    join(copy.path, `site/pages/extra/Extra${number}Page.tsx`),
    `import { Extra${number}, Hero, Room } from '@advisor/ui';

export default function Extra${number}Page() {
  return (
    <>
      <Hero size="low" title="${number}" />
      <Room threshold={false}>
        <Extra${number}>${number}</Extra${number}>
      </Room>
    </>
  );
}
`,
  );
}
