import { expect, test } from 'vitest';
import { paths } from '../../paths.js';
import type { CaseName } from '../../sections/caseNames.js';
import { caseStudies } from './words.js';

test('there are six case studies, each with its own page', () => {
  const addresses = Object.keys(caseStudies).map((name) => paths[`${name as CaseName}Case`]);
  expect(new Set(addresses).size).toBe(6);
});

test('a published study has a text, and one that is being updated has none', () => {
  for (const [name, study] of Object.entries(caseStudies))
    expect((study.text ?? []).length > 0, name).toBe(study.status === 'published');
});
