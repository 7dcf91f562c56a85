import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { tokens } from '../src/theme/tokens.js';

const components = resolve(import.meta.dirname, '../src/components');
const files = globSync('**/*.css.ts', { cwd: components });

const steps = new Map<string, string>(
  Object.entries(tokens.space).map(([name, value]) => [value, `space.${name}`]),
);

/** The literals of a component's paddings, margins and gaps that repeat a step of the space tokens. */
function repeated(code: string): string[] {
  return [
    ...code.matchAll(/\b((?:padding|margin|gap|rowGap|columnGap)\w*): (['"`])(.*?)\2/g),
  ].flatMap(([, property, , value]) =>
    value!
      // A length inside of clamp() or calc() is part of another one.
      .replace(/\w+\([^)]*\)/g, '')
      .split(' ')
      .filter((length) => length !== '0' && steps.has(length))
      .map((length) => `${property}: ${length} is ${steps.get(length)}`),
  );
}

test('a literal that repeats a token is found', () => {
  expect(repeated("style({ padding: '16px 5px', gap: vars.space[2] })")).toEqual([
    'padding: 16px is space.4',
  ]);
});

test.each(files)('%s takes its distances from the tokens', (file) => {
  expect(repeated(readFileSync(resolve(components, file), 'utf8'))).toEqual([]);
});
