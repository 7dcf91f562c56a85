import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import sharp from 'sharp';
import { nameOf } from '../../packages/ui/workshop/titles.js';
import { legend, type Picture } from './modes.js';

/** A screenshot, an error, or nothing if there is no such story. */
type Screenshot = Buffer | Error | undefined;

/** A changed picture. */
export type Difference = Picture & {
  file: string;
  kind: 'failing' | 'changed' | 'new' | 'gone';
  detail: string;
  before: Screenshot;
  now: Screenshot;
};

/** Compares two screenshots; undefined if they are equal. */
export async function changeOf(
  before: Screenshot,
  now: Screenshot,
): Promise<Pick<Difference, 'kind' | 'detail'> | undefined> {
  if (!now) return { kind: 'gone', detail: '' };
  if (now instanceof Error)
    return { kind: 'failing', detail: stripVTControlCharacters(now.message) };
  if (!before) return { kind: 'new', detail: '' };
  if (before instanceof Error) return { kind: 'changed', detail: 'failed before' };
  const raw = await Promise.all(
    [before, now].map((png) => sharp(png).ensureAlpha().raw().toBuffer()),
  );
  const [small, large] = raw
    .map((bytes) => new Uint32Array(new Uint8Array(bytes).buffer))
    .toSorted((a, b) => a.length - b.length);
  const { length } = large!.filter((pixel, at) => pixel !== small![at]);
  const share = ((100 * length) / large!.length).toPrecision(2);
  return length > 0 ? { kind: 'changed', detail: `${length} px, ${share} %` } : undefined;
}

const text = (words: string) => words.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const pictureOf = ({ entry, mode }: Picture) => `${entry.name} (${mode.name})`;
/** An error in one line, expected and received first. */
const inShort = (detail: string) =>
  detail.split('Ignored nodes')[0]!.replace(/\s+/g, ' ').slice(0, 240);
const count = (differences: readonly Difference[]) =>
  (['failing', 'changed', 'new', 'gone'] as const)
    .map(
      (kind) =>
        [differences.filter((difference) => difference.kind === kind).length, kind] as const,
    )
    .flatMap(([length, kind]) => (length ? `${length} ${kind}` : []))
    .join(', ');

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>
body{font:16px/1.5 system-ui;margin:2rem}div{display:flex;gap:1rem}
p{flex:1;margin:0;position:relative;isolation:isolate}img{max-width:100%;outline:1px solid #999}
img+img{position:absolute;inset:0;mix-blend-mode:difference}p:has(img+img){filter:brightness(99) invert();will-change:transform}</style>`;

/** Writes index.html and summary.md beside the pictures; returns the summary, 33 lines at most. */
export function writeReport(folder: string, compared: string, differences: Difference[]): string {
  mkdirSync(folder);
  /** Images before, after, and their difference. */
  const imagesOf = (difference: Difference) => {
    const names = (['before', 'now'] as const).flatMap((side) => {
      const png = difference[side];
      if (!(png instanceof Buffer)) return [];
      writeFileSync(resolve(folder, `${side}-${difference.file}`), png);
      return `${side}-${difference.file}`;
    });
    const images = names.map((name) => `<img loading="lazy" alt="${name}" src="${name}">`);
    const panes = names.map((name, at) => `<a href="${name}">${images[at]}</a>`);
    if (images.length === 2) panes.push(images.join(''));
    return panes.map((pane) => `<p>${pane}</p>`).join('');
  };
  const total = `${count(differences) || 'No difference'} in ${compared}.`;
  const titles = [...new Set(differences.map(({ entry }) => entry.title))].toSorted();
  const lines: string[] = [];
  const page = [
    head,
    `<h1>${text(total)}</h1>${legend} Before, now, and in black what differs; a picture leads to its full size.`,
    `<nav>${titles.map((title) => `<a href="#${title}">${nameOf(title)}</a>`).join(', ')}</nav>`,
  ];
  for (const title of titles) {
    const those = differences.filter(({ entry }) => entry.title === title);
    const summaries = those.map((difference) =>
      `${pictureOf(difference)} ${difference.kind} ${inShort(difference.detail)}`.trim(),
    );
    lines.push(`- ${nameOf(title)}: ${summaries.join('; ').slice(0, 600)}`);
    page.push(`<h2 id="${title}">${nameOf(title)}</h2>`);
    for (const one of those) {
      const words = text(`${pictureOf(one)}: ${one.kind} ${one.detail}`);
      page.push(`<h3>${words}</h3><div>${imagesOf(one)}</div>`);
    }
  }
  const more = lines.splice(30).length;
  if (more) lines.push(`- and ${more} more`);
  const summary = [total, ...lines, ...(lines.length > 0 ? ['', legend] : [])].join('\n');
  writeFileSync(resolve(folder, 'summary.md'), `${summary}\n`);
  writeFileSync(resolve(folder, 'index.html'), page.join('\n'));
  return summary;
}
