import { calc } from '@csstools/css-calc';
import { formatHex, formatHex8, parse } from 'culori';
import { tokens } from '../../packages/ui/src/theme/tokens.js';

/** A token's length in px in a window of the given size, with 1rem = 16 px. */
export function pixels(length: string, window: { width: number; height: number }): number {
  const body =
    length.endsWith('em') && !length.endsWith('rem') ? pixels(tokens.fontSize.body, window) : 0;
  const px = { rem: 16, em: body, vw: window.width / 100, vh: window.height / 100 };
  const absolute = length.replace(
    /([\d.]+)(rem|em|vw|vh)\b/g,
    (_, value: string, unit) => `${Number(value) * px[unit as keyof typeof px]}px`,
  );
  return Math.round(parseFloat(calc(absolute)) * 100) / 100;
}

/** A colour as hex, for tools without OKLCH; with alpha if it has one. */
export function hex(value: string): string {
  return (parse(value)!.alpha === undefined ? formatHex : formatHex8)(value)!;
}
