import { Resvg } from '@resvg/resvg-js';
import type { ColorRole } from '@advisor/ui/tokens';
import { srgb } from './srgb.js';

/** Public paths of the icons that a page names in its head; the manifest names the others. */
export const iconPaths = {
  /** 32 px, also asked for by those who read no HTML. */
  ico: '/favicon.ico',
  svg: '/favicon.svg',
  touch: '/apple-touch-icon.png',
  manifest: '/site.webmanifest',
} as const;

/**
 * Every icon, and the manifest that lists them, by public path. One drawing from the tokens: a wall,
 * the floor, an open door and its light.
 *
 * @param name - what a device calls the site when somebody keeps it
 */
export function buildIcons(name: string): Map<string, string | Uint8Array> {
  const square = plainIcon(drawing());
  return new Map<string, string | Uint8Array>([
    [iconPaths.svg, adaptiveIcon()],
    [iconPaths.ico, ico(png(square, 32), 32)],
    [iconPaths.touch, png(square, 180)],
    ['/icon-192.png', png(square, 192)],
    ['/icon-512.png', png(square, 512)],
    ['/icon-maskable-512.png', png(plainIcon(drawing(0.75)), 512)],
    [iconPaths.manifest, manifest(name)],
  ]);
}

type Shape = { fill: ColorRole; d: string };

/**
 * The drawing on a field of 32 by 32, painted to its edges.
 *
 * @param scale - of the door: a maskable icon keeps it within the inner circle of 80 %
 */
function drawing(scale = 1): Shape[] {
  // Even numbers, so that edges stay sharp where browsers show it with half the pixels.
  const [left, floor] = [16 - 2 * scale, 16 + 10 * scale];
  const [width, height] = [10 * scale, 20 * scale];
  const reach = 32 - floor;
  return [
    { fill: 'plane', d: 'M0 0h32v32H0z' },
    { fill: 'planeLow', d: `M0 ${floor}h32v${reach}H0z` },
    { fill: 'planeHigh', d: `M${left} ${floor}h${width}l${-reach} ${reach}h${-width - 2}z` },
    { fill: 'light', d: `M${left} ${floor}v${-height}h${width}v${height}z` },
  ];
}

function plainIcon(shapes: readonly Shape[]): string {
  return svg(shapes.map(({ fill, d }) => `<path fill="${srgb(fill)}" d="${d}"/>`).join(''));
}

/** The icon of a tab, in the colours of the visitor's scheme. */
function adaptiveIcon(): string {
  const shapes = drawing();
  const rules = (scheme: 'light' | 'dark') =>
    shapes.map(({ fill }) => `.${fill}{fill:${srgb(fill, scheme)}}`).join('');
  const style = `<style>${rules('light')}@media(prefers-color-scheme:dark){${rules('dark')}}</style>`;
  return svg(style + shapes.map(({ fill, d }) => `<path class="${fill}" d="${d}"/>`).join(''));
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${content}</svg>\n`;
}

function png(source: string, size: number): Uint8Array {
  return new Resvg(source, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** An ICO file with one picture in it, a PNG, which every browser of this century reads. */
function ico(picture: Uint8Array, size: number): Uint8Array {
  const header = Buffer.alloc(22);
  // An icon (1) with one entry, which has its size, one plane, 32 bits a pixel, length and place.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

function manifest(name: string): string {
  const png = (src: string, size: number) => ({
    src,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name,
    start_url: '/',
    display: 'browser',
    background_color: srgb('bg'),
    theme_color: srgb('plane'),
    icons: [
      png('/icon-192.png', 192),
      png('/icon-512.png', 512),
      { ...png('/icon-maskable-512.png', 512), purpose: 'maskable' },
    ],
  });
}
