import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const path = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const document = readFileSync(path('docs/operations.md'), 'utf8');
const rows = document.split('## Threats')[1]!.match(/^\| \d+ +\|.*$/gm)!;

test('docs/operations.md names what holds each of the 36 threats, and it is there', () => {
  expect(rows).toHaveLength(36);
  for (const row of rows) {
    const named = [...row.matchAll(/`([^`]+)` “(.+?)”(?=;| +\|)/g)];
    expect(named, row).not.toEqual([]);
    for (const [, file = '', title = ''] of named) {
      const place = [path(`netlify/inquiry/${file}`), path(file)].find((each) => existsSync(each));
      const isThere = place !== undefined && readFileSync(place, 'utf8').includes(title);
      expect(isThere, `${file} has no “${title}”`).toBe(true);
    }
  }
});

test('the workflows take each action by its commit, because a tag can be moved', () => {
  const files = readdirSync(path('.github/workflows')).map((name) => `.github/workflows/${name}`);
  const uses = files.flatMap((file) => readFileSync(path(file), 'utf8').match(/uses: .*/g) ?? []);
  expect(uses.length).toBeGreaterThan(5);
  for (const use of uses) expect(use).toMatch(/@[0-9a-f]{40} # v/);
});
