import { expect, test } from 'vitest';
import { cases } from '../../cases.yaml';
import { caseNames } from '../../paths.js';
import { caseStudies } from './words.js';

test('a published study has a text and its day, and one that is being updated has neither', () => {
  for (const name of caseNames) {
    const study: { text?: readonly unknown[]; published?: string } = caseStudies[name];
    const isPublished = cases[name] === 'published';
    expect((study.text ?? []).length > 0, name).toBe(isPublished);
    expect(/^\d{4}-\d{2}-\d{2}$/.test(study.published ?? ''), name).toBe(isPublished);
  }
});
