import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
/** The generator writes beside itself: in a copy nothing is left in the tree. */
const copy = join(root, '.cache/new-component');
const run = (bin: string, ...args: string[]) =>
  execFileSync(join(root, 'node_modules/.bin', bin), args, { cwd: copy, encoding: 'utf8' });

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('npm run new:component writes and exports a component that compiles', () => {
  for (const path of ['.changeset', 'packages/ui/src', 'packages/ui/tools'])
    cpSync(join(root, path), join(copy, path), { recursive: true });

  run('tsx', 'packages/ui/tools/newComponent.ts', 'ZebraCrossing');

  const folder = 'packages/ui/src/components/ZebraCrossing';
  expect(readdirSync(join(copy, folder))).toHaveLength(3);
  expect(readFileSync(join(copy, '.changeset/new-zebracrossing.md'), 'utf8')).toContain(
    '`ZebraCrossing`',
  );
  expect(readFileSync(join(copy, 'packages/ui/src/index.ts'), 'utf8')).toContain(
    '/ZebraCrossing.js',
  );
  const config = { extends: '../../tsconfig.json', include: [folder, 'packages/ui/src/index.ts'] };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(config));
  expect(() => run('tsc', '--noEmit')).not.toThrow();
});
