import { expect, test } from 'vitest';
import { githubAnnotation } from './githubAnnotation.js';

test('on GitHub, a finding of several lines appears at its line', () => {
  expect(githubAnnotation({ file: 'site/prices.yaml', line: 7 }, '19 % fehlen\n19 % missing')).toBe(
    '::error file=site/prices.yaml,line=7::19 %25 fehlen%0A19 %25 missing',
  );
});
