import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { shapeClasses } from '../src/styles/drawing.css.js';

const drawings = import.meta.glob<string>('../src/**/drawings/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Classes that only a drawing program shows. */
const backdrop = ['wall', 'floor'];

test.each(Object.entries(drawings))('%s has only classes with a paint', (_, svg) => {
  const elements = DomUtils.getElementsByTagName('*', parseDocument(svg, { xmlMode: true }));
  const classes = elements.flatMap(({ attribs }) => attribs['class']?.split(' ') ?? []);
  expect([...backdrop, ...shapeClasses]).toEqual(expect.arrayContaining(classes));
});
