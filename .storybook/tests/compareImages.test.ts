import { expect, test } from 'vitest';
import { compareImages, type Image } from '../visual/compareImages.js';

const width = 300;
const white = 0xff_ff_ff_ff;
const black = 0xff_00_00_00;
const red = 0xff_00_00_d0;

/** A white image, with a black dot in some rows, at different columns. */
function imageOf(height: number, dots: Readonly<Record<number, number>>): Image {
  const pixels = new Uint32Array(width * height).fill(white);
  for (const [row, column] of Object.entries(dots)) pixels[Number(row) * width + column] = black;
  return { width, height, pixels };
}

const redPixels = ({ pixels }: Image) =>
  [...pixels.entries()]
    .filter(([, pixel]) => pixel === red)
    .map(([at]) => ({ x: at % width, y: Math.floor(at / width) }));

test('marks each pixel that differs, and frames it with a margin', () => {
  const result = compareImages(imageOf(200, { 10: 5 }), imageOf(200, { 10: 5, 100: 150 }));
  expect(redPixels(result.picture)).toEqual([{ x: 150, y: 100 }]);
  expect(result.differing).toBe(1);
  const rows = { y: 60, height: 81 };
  expect(result.places).toEqual([{ x: 110, width: 81, before: rows, now: rows, difference: rows }]);
});

test('compares what is below added rows with what it was, and frames the same part of both', () => {
  // Four rows with a dot are added at 100; the first and the last dot have moved to the side.
  const before = imageOf(400, { 5: 80, 10: 5, 100: 50, 150: 60, 300: 70 });
  const added = { 100: 20, 101: 21, 102: 22, 103: 23 };
  const now = imageOf(404, { 5: 90, 10: 5, ...added, 104: 50, 154: 60, 304: 80 });
  for (const [first, second] of [
    [before, now],
    [now, before],
  ] as const) {
    const result = compareImages(first, second);
    expect(result.split).toBe(100);
    expect(result.picture.height).toBe(404);
    expect(redPixels(result.picture)).toEqual([
      { x: 80, y: 5 },
      { x: 90, y: 5 },
      { x: 70, y: 304 },
      { x: 80, y: 304 },
    ]);
    const rows = [
      { y: 0, height: 46 },
      { y: 60, height: 80 },
      { y: 260, height: 81 },
    ];
    const lower = [
      { y: 0, height: 46 },
      { y: 60, height: 84 },
      { y: 264, height: 81 },
    ];
    expect(result.places.map((place) => place.before)).toEqual(first === before ? rows : lower);
    expect(result.places.map((place) => place.now)).toEqual(first === before ? lower : rows);
  }
});

test('finds rows that are added at the end', () => {
  const result = compareImages(imageOf(100, { 10: 5 }), imageOf(120, { 10: 5, 110: 5 }));
  expect(result.split).toBe(100);
  expect(redPixels(result.picture)).toEqual([]);
});
