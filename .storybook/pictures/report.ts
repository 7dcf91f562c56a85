import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './modes.js';

/** A picture that is not as in the base, and how much of it differs or what its story has thrown. */
export type Finding = Picture & {
  file: string;
  kind: (typeof kinds)[number];
  detail: string;
  before: Buffer | Error | undefined;
  now: Buffer | Error | undefined;
};

/** How many pixels differ, and the share of them; empty where none does. */
export async function difference(before: Buffer, now: Buffer): Promise<string> {
  const pictures = [before, now].map(async (png) => {
    const raw = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { width: raw.info.width, pixels: new Uint32Array(new Uint8Array(raw.data).buffer) };
  });
  const [small, large] = (await Promise.all(pictures)).toSorted(
    (one, other) => one.pixels.length - other.pixels.length,
  );
  if (small!.width !== large!.width) return `${small!.width} and ${large!.width} px wide`;
  const { length } = large!.pixels.filter((pixel, at) => pixel !== small!.pixels[at]);
  const share = ((100 * length) / large!.pixels.length).toPrecision(2);
  return length > 0 ? `${length} px, ${share} %` : '';
}

const text = (words: string) => words.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const nameOf = ({ entry, mode }: Picture) => `${entry.name} (${mode.name})`;
const kinds = ['changed', 'new', 'gone', 'failing'] as const;
const count = (findings: readonly Finding[]) =>
  kinds
    .map((kind) => `${findings.filter((one) => one.kind === kind).length} ${kind}`)
    .filter((words) => !words.startsWith('0 '))
    .join(', ');

const style = `body{font:16px/1.5 system-ui;margin:2rem}summary{font-size:24px}div{display:flex;gap:1rem}
figure{flex:1;margin:0}img{max-width:100%;outline:1px solid #999}p{margin:0;position:relative;isolation:isolate}
p img+img{position:absolute;inset:0;mix-blend-mode:difference}`;

/** Writes index.html and summary.md beside the pictures; returns the summary, of 32 lines at most. */
export function writeReport(
  folder: string,
  compared: string,
  findings: readonly Finding[],
): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const titles = [...new Set(findings.map(({ entry }) => entry.title))].toSorted();
  const of = (title: string) => findings.filter(({ entry }) => entry.title === title);
  const total = `${compared}: ${count(findings) || 'no difference'}.`;
  const lines = titles.map((title) => {
    const those = of(title);
    const names = those.map((one) => `${nameOf(one)} ${one.detail.split('\n')[0]}`.trim());
    return `- ${title}: ${count(those)}: ${names.join('; ').slice(0, 160)}`;
  });
  const more = lines.splice(30).length;
  const summary = [total, ...lines, ...(more ? [`- and ${more} more`] : [])].join('\n');
  writeFileSync(resolve(folder, 'summary.md'), `${summary}\n`);

  const figures = (finding: Finding) => {
    const sides = (['before', 'now'] as const).flatMap((side) => {
      const png = finding[side];
      if (!(png instanceof Buffer)) return [];
      writeFileSync(resolve(folder, `${side}-${finding.file}`), png);
      return [[side, `<img loading="lazy" alt="" src="${side}-${finding.file}">`]];
    });
    if (sides.length === 2) sides.push(['difference', sides.map(([, image]) => image).join('')]);
    return sides.map(([name, images]) => `<figure>${name}<p>${images}</p></figure>`).join('');
  };
  const sections = titles.map((title) => {
    const those = of(title);
    const parts = those.map(
      (one) =>
        `<h3>${text(`${nameOf(one)}: ${one.kind} ${one.detail}`)}</h3><div>${figures(one)}</div>`,
    );
    return `<details open><summary>${title}: ${count(those)}</summary>${parts.join('')}</details>`;
  });
  const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style>`;
  writeFileSync(
    resolve(folder, 'index.html'),
    `${head}<h1>${text(total)}</h1>${sections.join('')}`,
  );
  return summary;
}
