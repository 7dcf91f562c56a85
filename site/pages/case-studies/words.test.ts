import { expect, test } from 'vitest';
import { cases } from '../../cases.yaml';
import { paths } from '../../paths.js';
import { caseNames, type CaseName } from '../../sections/caseNames.js';
import { caseStudies } from './words.js';

test('there are six case studies, each with its own page', () => {
  const addresses = Object.keys(caseStudies).map((name) => paths[`${name as CaseName}Case`]);
  expect(new Set(addresses).size).toBe(6);
});

test('a published study has a text and its day, and one that is being updated has neither', () => {
  for (const name of caseNames) {
    const study: { text?: readonly unknown[]; published?: string } = caseStudies[name];
    const isPublished = cases[name] === 'published';
    expect((study.text ?? []).length > 0, name).toBe(isPublished);
    expect(/^\d{4}-\d{2}-\d{2}$/.test(study.published ?? ''), name).toBe(isPublished);
  }
});
