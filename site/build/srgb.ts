import { tokens, type ColorRole } from '@advisor/ui/tokens';
import { formatHex, interpolate } from 'culori';

/**
 * A colour as pictures know it, `#rrggbb`: neither librsvg nor a web manifest reads OKLCH. A test of
 * the tokens checks that each of them is inside sRGB.
 */
export function srgb(role: ColorRole, scheme: 'light' | 'dark' = 'light'): string {
  return formatHex(tokens.color[scheme][role])!;
}

/** `percent` of one colour in another, mixed as the stylesheet's `color-mix(in oklab, …)` does. */
export function srgbMix(role: ColorRole, percent: number, into: ColorRole): string {
  const { light } = tokens.color;
  return formatHex(interpolate([light[into], light[role]], 'oklab')(percent / 100))!;
}
