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

test('pairs the rows around added ones, and frames the same part of both', () => {
  // Four rows with a dot are added at 100 and two at 250; the first and the last dot have moved.
  const before = imageOf(400, { 5: 80, 10: 5, 100: 50, 150: 60, 246: 65, 300: 70 });
  const first = { 100: 20, 101: 21, 102: 22, 103: 23, 104: 50 };
  const second = { 250: 30, 251: 31, 252: 65 };
  const now = imageOf(406, { 5: 90, 10: 5, ...first, 154: 60, ...second, 306: 80 });
  // The tallest first.
  const inBefore = [
    { y: 206, height: 135 },
    { y: 60, height: 80 },
    { y: 0, height: 46 },
  ];
  const inNow = [
    { y: 210, height: 137 },
    { y: 60, height: 84 },
    { y: 0, height: 46 },
  ];
  for (const reversed of [false, true]) {
    const result = reversed ? compareImages(now, before) : compareImages(before, now);
    expect(result.unshared).toBe(100);
    expect(result.picture.height).toBe(406);
    expect(redPixels(result.picture)).toEqual([
      { x: 80, y: 5 },
      { x: 90, y: 5 },
      { x: 70, y: 306 },
      { x: 80, y: 306 },
    ]);
    expect(result.places.map((place) => place.before)).toEqual(reversed ? inNow : inBefore);
    expect(result.places.map((place) => place.now)).toEqual(reversed ? inBefore : inNow);
    expect(result.places.map((place) => place.difference)).toEqual(inNow);
  }
});

test('finds rows that are added at the end', () => {
  const result = compareImages(imageOf(100, { 10: 5 }), imageOf(120, { 10: 5, 110: 5 }));
  expect(result.unshared).toBe(100);
  expect(redPixels(result.picture)).toEqual([]);
});
