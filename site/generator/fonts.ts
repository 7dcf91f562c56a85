import { hash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { loadOwner } from './owner/ownerFiles.js';

const { resolve } = createRequire(import.meta.url);
const catalogs = fileURLToPath(new URL('../locales/*/*.po', import.meta.url));

/** The fonts, and for each a system font that is scaled to the same metrics until it has loaded. */
const sources = [
  {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    // The display cut in one weight: the text cut looks coarse at the sizes of a heading.
    axes: { opsz: 72, wght: 350 },
    weight: '350',
    fallback: {
      family: 'serif-fb',
      // Average character width of Times New Roman in em, slightly increased, because headings have more
      // capitals than average text and would break their lines elsewhere.
      width: 832 / 2048 / 0.995,
      // Liberation and Nimbus have the widths of Times, for systems without it.
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Nimbus Roman'],
    },
  },
  {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600, default: 400 } },
    weight: '400 600',
    fallback: {
      family: 'sans-fb',
      width: 913 / 2048, // Of Arial.
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Nimbus Sans'],
    },
  },
];

export const fontLicenses = ['newsreader', 'instrument-sans'].map((name) =>
  resolve(`@fontsource-variable/${name}/LICENSE`),
);

/** What visitors type: printable ASCII and the other letters of German and French; and signs of the pages. */
const characters =
  Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
    .join('')
    .replaceAll(/[\\^`{|}~<>]/g, '') +
  'ÄÖÜäöüßÀÂÇÈÉÊÎÔŒàâæçèéêëîïôùûœ' +
  '\u00a0\u00ad\u202f\u2060–‘’‚“”„…«»€§©×°';

export type BuiltFonts = Awaited<ReturnType<typeof buildFonts>>;

/**
 * The two fonts, subset to the characters that the site uses, with fallbacks of the same metrics so that
 * nothing shifts when a font has loaded.
 *
 * @returns the files by path, and the `@font-face` rules of the fonts and of their fallbacks
 */
export async function buildFonts() {
  // Facts of the owner and translations may have further letters.
  let written = JSON.stringify(loadOwner());
  for await (const catalog of glob(catalogs)) written += await readFile(catalog, 'utf8');
  const text = characters + written.match(/\p{L}/gu)!.join('');
  const fonts = await Promise.all(sources.map((source) => buildFont(source, text)));
  return {
    files: new Map<string, Uint8Array>(fonts.map(({ path, file }) => [path, file])),
    css: fonts.map(({ css }) => css).join(''),
  };
}

async function buildFont(
  { family, file, axes, weight, fallback }: (typeof sources)[number],
  text: string,
) {
  const font = await subsetFont(await readFile(resolve(file)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    // The OFL requires the licence and its URL in the file.
    preserveNameIds: [13, 14],
  });
  const name = family.toLowerCase().replaceAll(' ', '-');
  const path = `/assets/${name}.${hash('sha256', font).slice(0, 8)}.woff2`;
  const { unitsPerEm, xWidthAvg, ascent, descent } = await fromBuffer(font);
  const size = xWidthAvg / unitsPerEm / fallback.width;
  const percent = (share: number) => `${(share * 100).toFixed(4)}%`;
  const local = fallback.local.map((face) => `local("${face}")`).join();
  // Swapped in whenever it arrives, because the fallback breaks lines in the same places. The script in the head
  // decides whether to preload it (engine/loader/beforePaint.ts).
  const css =
    `@font-face{font-family:"${family}";src:url(${path}) format("woff2");` +
    `font-weight:${weight};font-display:swap}` +
    `@font-face{font-family:"${fallback.family}";src:${local};` +
    `ascent-override:${percent(ascent / unitsPerEm / size)};` +
    `descent-override:${percent(-descent / unitsPerEm / size)};` +
    `line-gap-override:0%;size-adjust:${percent(size)}}`;
  return { path, file: font, css };
}
