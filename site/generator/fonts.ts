import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

/** The complete font files by family, from which the subsets are made. */
export const fontFiles = {
  Newsreader: resolve('@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2'),
  'Instrument Sans': resolve(
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  ),
};

export const fontLicenses = ['newsreader', 'instrument-sans'].map((name) =>
  resolve(`@fontsource-variable/${name}/LICENSE`),
);

const sources = [
  {
    family: 'Newsreader',
    // Swapped in whenever it arrives: the fallback breaks the lines of headings in the same places.
    display: 'swap',
    // The display cut in one weight: the text cut looks coarse at the sizes of a heading.
    axes: { opsz: 72, wght: 350 },
    weight: '350',
    // A system font, scaled to the same metrics until the font has loaded.
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
    // Swapped in whenever it arrives: the fallback has the same widths.
    display: 'swap',
    axes: { wght: { min: 400, max: 600, default: 400 } },
    weight: '400 600',
    fallback: {
      family: 'sans-fb',
      width: 913 / 2048, // Of Arial.
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Nimbus Sans'],
    },
  },
] as const;

/** Characters that visitors may type into the form. */
const printableAscii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

export type BuiltFonts = Awaited<ReturnType<typeof buildFonts>>;

/**
 * The two fonts, subset to the characters that the site uses, with fallbacks of the same metrics so that
 * nothing shifts when a font has loaded.
 *
 * @param text - everything that the site shows; only its characters count
 * @returns the files by path, and the `@font-face` rules of the fonts and of their fallbacks
 */
export async function buildFonts(text: string) {
  const characters = [...new Set(printableAscii + text)].sort().join('');
  const files = new Map<string, Uint8Array>();
  const rules: string[] = [];
  for (const { family, display, axes, weight, fallback } of sources) {
    const font = await subsetFont(await readFile(fontFiles[family]), characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      // The OFL requires the licence and its URL in the file.
      preserveNameIds: [13, 14],
    });
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
