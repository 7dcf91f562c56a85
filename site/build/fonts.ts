import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

// From the fonts’ own tables, in units of an em of 2048; @capsizecss/metrics has them among 170 MB.
const arial = {
  familyName: 'Arial',
  fullName: 'Arial',
  postscriptName: 'ArialMT',
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
  xWidthAvg: 913,
};
const timesNewRoman = {
  familyName: 'Times New Roman',
  fullName: 'Times New Roman',
  postscriptName: 'TimesNewRomanPSMT',
  capHeight: 1356,
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xHeight: 916,
  xWidthAvg: 832,
};

type FontSource = {
  family: string;
  file: string;
  /** Whether it may come late, or only for the first paint. */
  display: 'swap' | 'optional';
  axes: Record<string, number | { min: number; max: number; default: number }>;
  weight: string;
  /** A family of the visitor's own machine, set to the same measures until the font is there. */
  fallback: {
    family: string;
    metrics: FontMetrics & { xWidthAvg: number };
    /** How wide it is, as a share of what makes an average text as wide as the font does. @default 1 */
    width?: number;
    local: string[];
  };
};

const sources: readonly FontSource[] = [
  {
    family: 'Newsreader',
    file: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    // The voice of the page: it comes as soon as it can. Its fallback takes the same lines, so nothing
    // moves when it comes: layout shift 0 on 48 pages at 390, 768, 1440 px.
    display: 'swap',
    // The display cut in one weight: the text cut looks coarse at the sizes of a heading.
    axes: { opsz: 72, wght: 350 },
    weight: '350',
    fallback: {
      family: 'serif-fb',
      metrics: timesNewRoman,
      // Headings have more capitals than an average text: at 1 some take another line.
      width: 0.995,
      // Liberation and Nimbus are cut to the widths of Times, for machines without it.
      local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Nimbus Roman'],
    },
  },
  {
    family: 'Instrument Sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    // There for the first paint, or kept for the next page.
    display: 'optional',
    axes: { wght: { min: 400, max: 600, default: 400 } },
    weight: '400 600',
    fallback: {
      family: 'sans-fb',
      metrics: arial,
      local: ['Arial', 'ArialMT', 'Liberation Sans', 'Nimbus Sans'],
    },
  },
];

/** What a visitor types into the form, whatever the catalogs hold. */
const typeable = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('');

export type BuiltFonts = {
  /** The files to be served, by their public path. */
  files: ReadonlyMap<string, Uint8Array>;
  /** `@font-face` rules of the fonts and of their fallbacks. */
  css: string;
};

/**
 * The two fonts, cut down to the characters that the site uses, with fallbacks of the same measures
 * so that nothing moves when a font arrives.
 *
 * @param text - everything that the site shows; only its characters count
 * @param cacheFolder - where a subset is kept by its content, for the next build
 */
export async function buildFonts(text: string, cacheFolder: string): Promise<BuiltFonts> {
  const characters = [...new Set(typeable + text)].sort().join('');
  const files = new Map<string, Uint8Array>();
  const rules: string[] = [];
  for (const source of sources) {
    const font = await subset(source, characters, cacheFolder);
    const name = source.family.toLowerCase().replaceAll(' ', '-');
    const url = `/assets/${name}.${hash(font).slice(0, 8)}.woff2`;
    files.set(url, font);
    rules.push(
      fontFace({
        fontFamily: source.family,
        src: `url(${url}) format("woff2")`,
        fontWeight: source.weight,
        // The script in the head decides whether to preload it (engine/loader/head.ts).
        fontDisplay: source.display,
      }),
      fontFace(await fallbackFace(source, font)),
    );
  }
  return { files, css: rules.join('') };
}

async function subset(
  { file, axes }: FontSource,
  characters: string,
  cacheFolder: string,
): Promise<Buffer> {
  const font = await readFile(resolve(file));
  const key = hash(`${hash(font)} ${JSON.stringify(axes)} ${characters}`).slice(0, 16);
  const cached = `${cacheFolder}/${key}.woff2`;
  if (existsSync(cached)) return readFile(cached);
  const cut = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes: axes });
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(cached, cut);
  return cut;
}

async function fallbackFace(
  { family, fallback }: FontSource,
  font: Buffer,
): Promise<Record<string, string>> {
  const metrics = await fromBuffer(font);
  const { fontFaces } = createFontStack([{ ...metrics, familyName: family }, fallback.metrics], {
    fontFaceFormat: 'styleObject',
  });
  const overrides = fontFaces[0]!['@font-face'] as Record<string, string>;
  const { width = 1 } = fallback;
  const share = (value: string | undefined, by: number) =>
    `${(parseFloat(value!) * by).toFixed(4)}%`;
  return {
    ...overrides,
    sizeAdjust: share(overrides['sizeAdjust'], width),
    // They are shares of the adjusted size.
    ascentOverride: share(overrides['ascentOverride'], 1 / width),
    descentOverride: share(overrides['descentOverride'], 1 / width),
    fontFamily: fallback.family,
    src: fallback.local.map((name) => `local("${name}")`).join(','),
  };
}

function fontFace({ fontFamily, ...descriptors }: Record<string, string>): string {
  const body = Object.entries(descriptors).map(
    ([name, value]) => `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
  );
  return `@font-face{${[`font-family:"${fontFamily}"`, ...body].join(';')}}`;
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
