/** Pixels row by row, 32 bits each with red in the lowest eight. */
export type Image = { width: number; height: number; pixels: Uint32Array };

/** A part of both images that contains a difference, with a margin around it; in px. */
export type Place = { x: number; width: number; before: Rows; now: Rows; difference: Rows };
type Rows = { y: number; height: number };

const margin = 40;
const red = 0xff_00_00_d0;

/**
 * Compares two images of one width. If one is taller, its additional rows are found, and what is
 * below them is compared with what is below that place in the other image.
 */
export function compareImages(before: Image, now: Image) {
  const [shorter, taller] = before.height > now.height ? [now, before] : [before, now];
  const { width, height } = taller;
  const added = height - shorter.height;
  const split = splitOf(shorter, taller);
  const pixels = new Uint32Array(taller.pixels.length);
  const boxes: { top: number; bottom: number; left: number; right: number }[] = [];
  let differing = 0;
  for (let y = 0; y < height; y++) {
    const isAdded = y >= split && y < split + added;
    const offset = y < split ? 0 : added * width;
    let [left, right] = [width, 0];
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const pixel = taller.pixels[at]!;
      const differs = !isAdded && pixel !== shorter.pixels[at - offset];
      if (differs) differing++;
      pixels[at] = differs ? red : fade(pixel, isAdded);
      // An added row differs where it is not its background.
      if (isAdded ? pixel === taller.pixels[y * width] : !differs) continue;
      left = Math.min(left, x);
      right = x + 1;
    }
    if (!isAdded && right === 0) continue;
    const last = boxes.at(-1);
    if (!last || y - last.bottom > 2 * margin) boxes.push({ top: y, bottom: y + 1, left, right });
    else {
      last.bottom = y + 1;
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
    }
  }
  const places = boxes.map(({ top, bottom, left, right }): Place => {
    const rowsIn = (image: Image): Rows => {
      const rowOf = (y: number) =>
        image === taller || y <= split ? y : Math.max(split, y - added);
      const y = Math.max(0, rowOf(top) - margin);
      return { y, height: Math.min(image.height, rowOf(bottom) + margin) - y };
    };
    // All added rows may be empty.
    const x = right > 0 ? Math.max(0, left - margin) : 0;
    const end = right > 0 ? Math.min(width, right + margin) : width;
    const rows = { before: rowsIn(before), now: rowsIn(now), difference: rowsIn(taller) };
    return { x, width: end - x, ...rows };
  });
  return {
    /** Number of pixels that differ beside added or removed rows. */
    differing,
    /** Row at which the taller image has its additional rows. */
    split,
    /** The taller image, faded: red where pixels differ, pink where only it has rows. */
    picture: { width, height, pixels } satisfies Image,
    places,
  };
}

/** The row at which additional rows leave most rows equal, at or below the first that differs. */
function splitOf(shorter: Image, taller: Image): number {
  const { width, height } = shorter;
  const added = taller.height - height;
  const isEqual = (row: number, other: number) => {
    for (let x = 0; x < width; x++)
      if (shorter.pixels[row * width + x] !== taller.pixels[other * width + x]) return false;
    return true;
  };
  let first = 0;
  while (first < height && isEqual(first, first)) first++;
  if (added === 0) return first;
  let [split, most, equal] = [first, 0, 0];
  for (let y = first; y < height; y++) {
    equal += Number(isEqual(y, y)) - Number(isEqual(y, y + added));
    if (equal > most) [split, most] = [y + 1, equal];
  }
  return split;
}

/** A light grey of a pixel, or a pink. */
function fade(pixel: number, isPink: boolean): number {
  const brightness = 2 * (pixel & 255) + 5 * ((pixel >>> 8) & 255) + ((pixel >>> 16) & 255);
  // Nothing is drawn beyond the edge of the narrower image.
  const grey = pixel === 0 ? 255 : 160 + Math.round((0.37 * brightness) / 8);
  const rest = isPink ? Math.round(grey * 0.75) : grey;
  return ((0xff << 24) | (rest << 16) | (rest << 8) | (isPink ? 255 : grey)) >>> 0;
}
