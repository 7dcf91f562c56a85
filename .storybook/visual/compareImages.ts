/** Pixels row by row, 32 bits each with red in the lowest eight. */
export type Image = { width: number; height: number; pixels: Uint32Array };

/** A part of both images that contains a difference, with its surroundings; in px. */
export type Place = { x: number; width: number; before: Rows; now: Rows; difference: Rows };
type Rows = { y: number; height: number };

/** A row of the comparison: where each image has it, if it does. */
type Row = { before?: number; now?: number };

/** Shown around a difference, in px. */
const margin = 80;
/** Layout is judged by what is beside a difference, too; in px. */
const leastWidth = 600;
/** Images up to this width in px are shown in full width. */
const narrow = 800;
const red = 0xff_00_00_d0;

/** Compares two images of one width: pixels of the rows that both have, and the other rows. */
export function compareImages(before: Image, now: Image) {
  const { width } = now;
  const rows = alignRows(before, now);
  const pixels = new Uint32Array(rows.length * width);
  const boxes: { top: number; bottom: number; left: number; right: number }[] = [];
  let differing = 0;
  for (const [y, row] of rows.entries()) {
    const isShared = row.before !== undefined && row.now !== undefined;
    const start = (row.now ?? row.before!) * width;
    const line = (row.now === undefined ? before : now).pixels.subarray(start, start + width);
    let [left, right] = isShared ? [width, 0] : [0, width];
    for (let x = 0; x < width; x++) {
      const differs = isShared && line[x] !== before.pixels[row.before! * width + x];
      pixels[y * width + x] = differs ? red : fade(line[x]!, !isShared);
      if (!differs) continue;
      differing++;
      left = Math.min(left, x);
      right = x + 1;
    }
    if (right === 0) continue;
    const last = boxes.at(-1);
    if (!last || y - last.bottom > 2 * margin) boxes.push({ top: y, bottom: y + 1, left, right });
    else {
      last.bottom = y + 1;
      last.left = Math.min(last.left, left);
      last.right = Math.max(last.right, right);
    }
  }
  const places = boxes.map(({ top, bottom, left, right }): Place => {
    const y = Math.max(0, top - margin);
    const shown = rows.slice(y, bottom + margin);
    const rowsOf = (side: 'before' | 'now'): Rows => {
      const own = shown.flatMap((row) => row[side] ?? []);
      return { y: own[0] ?? 0, height: own.length };
    };
    const wanted = Math.max(leastWidth, right - left + 2 * margin);
    const shownWidth = width <= narrow ? width : Math.min(width, wanted);
    const centred = Math.floor((left + right - shownWidth) / 2);
    const x = Math.max(0, Math.min(width - shownWidth, centred));
    const difference = { y, height: shown.length };
    return { x, width: shownWidth, before: rowsOf('before'), now: rowsOf('now'), difference };
  });
  const unshared = rows.find((row) => row.before === undefined || row.now === undefined);
  return {
    /** Number of pixels that differ in rows that both images have. */
    differing,
    /** The first row that only one image has. */
    unshared: unshared?.now ?? unshared?.before,
    /** The images, faded: red where pixels differ, pink where only one has a row. */
    picture: { width, height: rows.length, pixels } satisfies Image,
    /** From top to bottom. */
    places,
  };
}

/** Pairs the rows of images, by their longest common subsequence if the heights differ. */
function alignRows(before: Image, now: Image): Row[] {
  const old = hashRows(before);
  const latest = hashRows(now);
  if (old.length === latest.length) return Array.from(old, (_, y) => ({ before: y, now: y }));
  // The length of the subsequence of the rows from two on.
  const size = latest.length + 1;
  const lengths = new Uint16Array((old.length + 1) * size);
  for (let y = old.length - 1; y >= 0; y--)
    for (let other = latest.length - 1, at = y * size + other; other >= 0; other--, at--)
      lengths[at] =
        old[y] === latest[other]
          ? lengths[at + size + 1]! + 1
          : Math.max(lengths[at + size]!, lengths[at + 1]!);
  const rows: Row[] = [];
  for (let [y, other] = [0, 0]; y < old.length || other < latest.length;) {
    const at = y * size + other;
    const isLast = other === latest.length;
    const keeps = (step: number) => y < old.length && lengths[at + step] === lengths[at];
    // Unequal rows are a pair, too, where this takes neither from its equal.
    const isPair = !isLast && y < old.length && (old[y] === latest[other] || keeps(size + 1));
    const isGone = isLast || keeps(size);
    rows.push({
      ...((isPair || isGone) && { before: y++ }),
      ...((isPair || !isGone) && { now: other++ }),
    });
  }
  return rows;
}

/** A number for each row; equal for equal rows. */
function hashRows({ width, height, pixels }: Image): Int32Array {
  return new Int32Array(height).map((_, y) => {
    let hash = 0;
    for (let x = 0; x < width; x++) hash = Math.imul(hash ^ pixels[y * width + x]!, 0x01_00_01_93);
    return hash;
  });
}

/** A light grey of a pixel, or a pink. */
function fade(pixel: number, isPink: boolean): number {
  const brightness = 2 * (pixel & 255) + 5 * ((pixel >>> 8) & 255) + ((pixel >>> 16) & 255);
  // Nothing is drawn beyond the edge of the narrower image.
  const grey = pixel === 0 ? 255 : 160 + Math.round((0.37 * brightness) / 8);
  const rest = isPink ? Math.round(grey * 0.75) : grey;
  return ((0xff << 24) | (rest << 16) | (rest << 8) | (isPink ? 255 : grey)) >>> 0;
}
