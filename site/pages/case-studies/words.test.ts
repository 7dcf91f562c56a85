import { expect, test } from 'vitest';
import { caseStudies } from './words.js';

test('there are six case studies, each with its own page', () => {
  expect(new Set(caseStudies.map((study) => study.page)).size).toBe(6);
});

test('a published study has a text, and one that is being updated has none', () => {
  for (const study of caseStudies)
    expect((study.text ?? []).length > 0, study.page).toBe(study.status === 'published');
});
