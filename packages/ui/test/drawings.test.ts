import { expect, test } from 'vitest';
import { readDrawing } from '../drawings.js';

const read = (content: string) =>
  readDrawing('chair.svg', `<svg viewBox="0 0 9 9">${content}</svg>`);

test('a drawing is its paths, each with its role and flags, in groups', () => {
  expect(read('<g transform="scale(2)"><path class="line leaf" d="M0 0h9" /></g>')).toEqual([
    { transform: 'scale(2)', shapes: [{ role: 'line', d: 'M0 0h9', leaf: true }] },
  ]);
});

test.each([
  ['circle', '<circle r="3" />'],
  ['g', '<g><g><path class="line" d="M0 0" /></g></g>'],
])('an SVG with <%s> where it cannot be drawn is refused by name', (name, content) => {
  expect(() => read(content)).toThrow(`chair.svg: <${name}> cannot be drawn`);
});

const line = 'class="line" d="M0 0"';
test.each([
  [`<path ${line} transform="scale(2)" />`, '<path> has the attribute “transform”'],
  [`<path ${line} fill-rule="evenodd" />`, '<path> has the attribute “fill-rule”'],
  [`<g opacity=".5"><path ${line} /></g>`, '<g> has the attribute “opacity”'],
  [`<g><path ${line} /></g><title>a</title><path ${line} />`, 'a <path> after a <g>'],
  ['<path class="line wyde" d="M0 0" />', '“wyde” is not a flag'],
  ['<path class="line fading" d="M0 0" />', 'a “fading” shape needs a <linearGradient>'],
])('an SVG that would be drawn otherwise, %s, is refused: %s', (content, sentence) => {
  expect(() => read(content)).toThrow(`chair.svg: ${sentence}`);
});

test('a path whose role has no paint is refused, with the roles that have one', () => {
  expect(() => read('<path class="ink" d="M0 0" />')).toThrow(
    /“ink” is not the role of a shape. Roles are shade, /,
  );
});
