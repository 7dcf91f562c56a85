import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
/** The generator writes beside itself: in a copy nothing is left in the tree. */
const copy = join(root, '.cache/new-component');
const run = (...command: string[]) =>
  execFileSync('npx', ['--no', '--', ...command], { cwd: copy, encoding: 'utf8' });

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('npm run new:component writes and exports a component that compiles', () => {
  for (const path of ['.changeset', 'packages/ui/src', 'packages/ui/workshop', 'packages/ui/tools'])
    cpSync(join(root, path), join(copy, path), { recursive: true });

  run('tsx', 'packages/ui/tools/newComponent.ts', 'ZebraCrossing');

  const index = 'packages/ui/src/index.ts';
  expect(readFileSync(join(copy, index), 'utf8')).toContain('/ZebraCrossing.js');
  const include = [index, 'packages/ui/src/components/ZebraCrossing'];
  writeFileSync(
    join(copy, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include }),
  );
  run('tsc', '--noEmit');
});
