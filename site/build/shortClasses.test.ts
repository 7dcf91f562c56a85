import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortClasses } from './shortClasses.js';

const root = fileURLToPath(new URL('../', import.meta.url));
const button = '../packages/ui/src/components/Button/Button.css.ts';
const text = '../packages/ui/src/components/Text/Text.css.ts';

test('a class is its file in capitals and its count', () => {
  const name = shortClasses(root);
  const first = name({ filePath: button, hash: '7pecn80' });
  expect(first).toMatch(/^[A-Z]{1,2}0$/);
  expect(name({ filePath: button, hash: '7pecn8a' })).toBe(first.replace('0', 'a'));
  expect(name({ filePath: button, hash: '7pecn810' })).toBe(first.replace('0', '10'));
});

test('two files share no name', () => {
  const name = shortClasses(root);
  const names = [button, text].map((filePath) => name({ filePath, hash: 'abcdef0' }));
  expect(new Set(names).size).toBe(2);
});

test('a file has the same name in another build, whatever comes before it', () => {
  const [one, other] = [shortClasses(root), shortClasses(root)];
  one({ filePath: button, hash: '7pecn80' });
  expect(one({ filePath: text, hash: 'if0q250' })).toBe(other({ filePath: text, hash: 'if0q250' }));
});

test('a file of somewhere else keeps its hash', () => {
  expect(shortClasses(root)({ filePath: 'elsewhere.css.ts', hash: '1x2y3z0' })).toBe('_1x2y3z0');
});
