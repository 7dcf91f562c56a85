import { expect, test } from 'vitest';
import { compareImages, type Image } from '../visual/compareImages.js';

const white = 0xff_ff_ff_ff;
const black = 0xff_00_00_00;
const red = 0xff_00_00_d0;

/** A white image, with a black dot in some rows, at different columns. */
function imageOf(height: number, dots: Readonly<Record<number, number>>, width = 1440): Image {
  const pixels = new Uint32Array(width * height).fill(white);
  for (const [row, column] of Object.entries(dots)) pixels[Number(row) * width + column] = black;
  return { width, height, pixels };
}

const redPixels = ({ width, pixels }: Image) =>
  [...pixels.entries()]
    .filter(([, pixel]) => pixel === red)
    .map(([at]) => ({ x: at % width, y: Math.floor(at / width) }));

test('marks each pixel that differs, and shows it with its surroundings', () => {
  const result = compareImages(imageOf(200, { 10: 5 }), imageOf(200, { 10: 5, 100: 1000 }));
  expect(redPixels(result.picture)).toEqual([{ x: 1000, y: 100 }]);
  expect(result.differing).toBe(1);
  const rows = { y: 20, height: 161 };
  expect(result.places).toEqual([
    { x: 700, width: 600, before: rows, now: rows, difference: rows },
  ]);
});

test.each([
  ['at the left edge', 1440, [20], { x: 0, width: 600 }],
  ['at the right edge', 1440, [1420], { x: 840, width: 600 }],
  ['far apart', 1440, [300, 1000], { x: 220, width: 861 }],
  ['in a narrow picture', 800, [150], { x: 0, width: 800 }],
])('shows differences %s wide enough to judge the layout', (_, width, columns, shown) => {
  const dots = Object.fromEntries(columns.map((column, row) => [row, column]));
  const [place] = compareImages(imageOf(9, {}, width), imageOf(9, dots, width)).places;
  expect(place).toMatchObject(shown);
});

test('pairs the rows around added ones, and shows the same part of both', () => {
  // Four rows with a dot are added at 300 and two at 550; the first and the last dot have moved.
  const before = imageOf(900, { 5: 80, 10: 5, 300: 50, 350: 60, 546: 65, 800: 70 });
  const first = { 300: 20, 301: 21, 302: 22, 303: 23, 304: 50 };
  const second = { 550: 30, 551: 31, 552: 65 };
  const now = imageOf(906, { 5: 90, 10: 5, ...first, 354: 60, ...second, 806: 80 });
  const inBefore = [
    { y: 0, height: 86 },
    { y: 220, height: 160 },
    { y: 466, height: 160 },
    { y: 720, height: 161 },
  ];
  const inNow = [
    { y: 0, height: 86 },
    { y: 220, height: 164 },
    { y: 470, height: 162 },
    { y: 726, height: 161 },
  ];
  for (const reversed of [false, true]) {
    const result = reversed ? compareImages(now, before) : compareImages(before, now);
    expect(result.unshared).toBe(300);
    expect(result.picture.height).toBe(906);
    expect(redPixels(result.picture)).toEqual([
      { x: 80, y: 5 },
      { x: 90, y: 5 },
      { x: 70, y: 806 },
      { x: 80, y: 806 },
    ]);
    expect(result.places.map((place) => place.before)).toEqual(reversed ? inNow : inBefore);
    expect(result.places.map((place) => place.now)).toEqual(reversed ? inBefore : inNow);
    expect(result.places.map((place) => place.difference)).toEqual(inNow);
    // Added and removed rows are shown in full width.
    expect(result.places.map((place) => place.width)).toEqual([600, 1440, 1440, 600]);
  }
});

test('finds rows that are added at the end', () => {
  const result = compareImages(imageOf(100, { 10: 5 }), imageOf(120, { 10: 5, 110: 5 }));
  expect(result.unshared).toBe(100);
  expect(redPixels(result.picture)).toEqual([]);
});
