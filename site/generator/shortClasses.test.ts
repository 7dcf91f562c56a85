import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { shortClasses } from './shortClasses.js';

test('two style files share no class, and both builds give a file the same', () => {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const [browser, server] = [shortClasses(root), shortClasses(root)];
  const file = (name: string) => ({
    filePath: `../packages/ui/src/components/${name}/${name}.css.ts`,
    hash: 'x0',
  });
  const button = browser(file('Button'));
  expect(browser(file('Text'))).not.toBe(button);
  server(file('Text'));
  expect(server(file('Button'))).toBe(button);
});
