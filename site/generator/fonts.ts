import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { cachedFile } from './outputFile.js';

const { resolve } = createRequire(import.meta.url);

/** The whole font files by family, from which each use is cut. */
export const fontFiles = {
  Newsreader: resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
  'Instrument Sans': resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
};

/** The fonts' licence texts, which are published with the files. */
export const fontLicenses = ['newsreader', 'instrument-sans'].map((name) =>
  resolve(`@fontsource-variable/${name}/LICENSE`),
);

const sources = [
  {
    family: 'Newsreader',
    // Headings take it whenever it arrives: the fallback breaks their lines in the same places.
    display: 'swap',
    // The display cut in one weight: the text cut looks coarse at the sizes of a heading.
    axes: { opsz: 72, wght: 350 },
    weight: '350',
    // A font of the visitor's machine, scaled to the same metrics until the font is there.
    fallback: {
      family: 'serif-fb',
      // Of an average character of Times New Roman, in em, and a little more: headings have more
      // capitals than an average text, and would break their lines elsewhere.
      width: 832 / 2048 / 0.995,
      // Liberation and Nimbus are cut to the widths of Times, for machines without it.
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Nimbus Roman'],
    },
  },
  {
    family: 'Instrument Sans',
    // Text takes it within the first three seconds only: a later change would disturb reading.
    display: 'fallback',
    axes: { wght: { min: 400, max: 600, default: 400 } },
    weight: '400 600',
    fallback: {
      family: 'sans-fb',
      width: 913 / 2048, // Of Arial.
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Nimbus Sans'],
    },
  },
] as const;

/** What a visitor types into the form, whatever the pages show. */
const typeable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

export type BuiltFonts = Awaited<ReturnType<typeof buildFonts>>;

/**
 * The two fonts, cut down to the characters that the site uses, with fallbacks of the same metrics
 * so that nothing moves when a font arrives.
 *
 * @param text - everything that the site shows; only its characters count
 * @param cacheFolder - where a subset is kept by its content, for the next build
 * @returns the files by path, and the `@font-face` rules of the fonts and of their fallbacks
 */
export async function buildFonts(text: string, cacheFolder: string) {
  const characters = [...new Set(typeable + text)].sort().join('');
  const files = new Map<string, Uint8Array>();
  const rules: string[] = [];
  for (const { family, display, axes, weight, fallback } of sources) {
    const source = await readFile(fontFiles[family]);
    const options = {
      targetFormat: 'woff2' as const,
      variationAxes: axes,
      // The licence and its address travel with the file, as the OFL requires.
      preserveNameIds: [13, 14],
    };
    const key = hash(
      'sha256',
      `${hash('sha256', source)} ${JSON.stringify(options)} ${characters}`,
    );
    const font = await cachedFile(`${cacheFolder}/${key.slice(0, 16)}.woff2`, () =>
      subsetFont(source, characters, options),
    );
    const name = family.toLowerCase().replaceAll(' ', '-');
    const url = `/assets/${name}.${hash('sha256', font).slice(0, 8)}.woff2`;
    files.set(url, font);
    const { unitsPerEm, xWidthAvg, ascent, descent } = await fromBuffer(font);
    const size = xWidthAvg / unitsPerEm / fallback.width;
    const percent = (share: number) => `${(share * 100).toFixed(4)}%`;
    const local = fallback.local.map((each) => `local("${each}")`).join();
    rules.push(
      `@font-face{font-family:"${family}";src:url(${url}) format("woff2");font-weight:${weight};` +
        // The script in the head decides whether to preload it (engine/loader/head.ts).
        `font-display:${display}}`,
      `@font-face{font-family:"${fallback.family}";src:${local};` +
        `ascent-override:${percent(ascent / unitsPerEm / size)};` +
        `descent-override:${percent(-descent / unitsPerEm / size)};` +
        `line-gap-override:0%;size-adjust:${percent(size)}}`,
    );
  }
  return { files, css: rules.join('') };
}
