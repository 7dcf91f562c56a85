import { readFile } from 'node:fs/promises';
import { Resvg } from '@resvg/resvg-js';

/** Pixels that iOS wants of the picture for its home screen. */
const touchIconSize = 180;

/** The site's icon for home screens, drawn from the one that browsers show in their tabs. */
export async function touchIcon(): Promise<Uint8Array> {
  const svg = await readFile(new URL('../public/favicon.svg', import.meta.url), 'utf8');
  return new Resvg(svg, { fitTo: { mode: 'width', value: touchIconSize } }).render().asPng();
}
