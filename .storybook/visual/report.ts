import { mkdirSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Change } from './changeOf.js';
import type { Place } from './compareImages.js';
import { legend, type Picture } from './modes.js';

type Side = 'before' | 'now' | 'difference';

/** A picture that is not as before. */
export type Difference = Picture &
  Omit<Change, 'difference'> & { file: string; images: Partial<Record<Side, Buffer | undefined>> };

const escape = (text: string) => text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** `Actions: Button`, from the title `Actions/Button (action, submit)`; a page has its own name. */
const componentOf = ({ entry: { title, name } }: Picture) =>
  title === 'Pages/Site' ? `Pages: ${name}` : title.replace(/ \(.*\)$/, '').replace('/', ': ');
const count = (differences: readonly Difference[]) =>
  (['failing', 'changed', 'new', 'gone'] as const)
    .map((kind) => `${differences.filter((one) => one.kind === kind).length} ${kind}`)
    .filter((words) => !words.startsWith('0 '))
    .join(', ');

/** Stories with their modes: `Default (light, dark) changed; Focused (light) failing: …`. */
function storiesOf(differences: readonly Difference[]): string {
  const modesOf = new Map<string, string[]>();
  for (const { entry, mode, kind, detail } of differences) {
    const [error] = detail.replace(/[\s`]+/g, ' ').split('Ignored nodes');
    const words = `${kind}${kind === 'failing' ? `: \`${error!.slice(0, 160)}\`` : ''}`;
    const key = `${entry.name} (…) ${words}`;
    modesOf.set(key, [...(modesOf.get(key) ?? []), mode.name]);
  }
  const texts = [...modesOf].map(([key, modes]) => key.replace('(…)', `(${modes.join(', ')})`));
  return texts.join('; ');
}

const captions = { before: 'Before', now: 'Now', difference: 'Difference' } as const;
const style = `body{font:16px/1.5 system-ui;margin:1rem}h1{font-size:1.5rem}h3{margin-block:1.5rem 0}
section section{border-top:1px solid #999;margin-top:2rem}div{display:flex;flex-wrap:wrap;gap:1rem;margin-block:1rem}
figure{margin:0;max-width:100%;overflow:auto}figcaption{font-weight:bold}figcaption label{font-weight:normal}
img{display:block;border:1px solid #999;max-width:none}pre,code{font-size:.875rem}
pre{overflow:auto;max-height:20em;background:#eee;padding:.5rem}summary,label{cursor:pointer}
.whole{flex-wrap:nowrap;align-items:start}.whole figure{flex:1}.whole img{max-width:calc(100% - 2px)}
.flip>label{display:inline-grid}.flip img{grid-area:1/1}
.flip:has(:checked) .now,.flip:not(:has(:checked)) .before{visibility:hidden}
.flip:has(:checked) a.now,.flip:not(:has(:checked)) a.before{display:none}`;

/** The images of a difference beside each other, or a part of each at its own size. */
function panes({ file, images }: Difference, place?: Place, key = -1): string {
  const image = (side: Side) => {
    const { x, width } = place ?? {};
    const { y, height } = place?.[side] ?? {};
    const part = `width:${width}px;height:${height}px;object-fit:none;object-position:-${x}px -${y}px`;
    const size = place ? ` style="${part}"` : '';
    return `<img class="${side}" loading="lazy" alt="" src="${side}-${file}"${size}>`;
  };
  const link = (side: Side) => `<a class="${side}" href="${side}-${file}">${captions[side]}</a>`;
  const pane = (side: Side) => {
    if (side !== 'now' || !images.before)
      return `<figure><figcaption>${link(side)}</figcaption>${image(side)}</figure>`;
    const box = `<label><input type="checkbox" id="${file}${key}"> flip</label>`;
    const both = `<label for="${file}${key}">${image('now')}${image('before')}</label>`;
    return `<figure class="flip"><figcaption>${link('now')}${link('before')} ${box}</figcaption>${both}</figure>`;
  };
  const sides = (['before', 'now', 'difference'] as const).filter((side) => images[side]);
  return `<div${place ? '' : ' class="whole"'}>${sides.map(pane).join('')}</div>`;
}

function sectionOf(one: Difference): string {
  const { entry, mode, kind, detail, places = [], height } = one;
  const { id, name, importPath } = entry;
  const isFailing = kind === 'failing';
  const words = isFailing || !detail ? kind : `${kind}: ${detail}`;
  const path = importPath.slice(2);
  const commands = `npm run visual -- ${id}\nnpx vitest run --project stories ${path} -t "${name}"`;
  const error = `<pre>${escape(detail)}</pre>Run it alone, in its modes or in Vitest:<pre>${escape(commands)}</pre>`;
  const parts = places.map((place, key) => {
    const { y, height: shown } = place.now;
    return `<p>y ${y}–${y + shown} of ${height}</p>${panes(one, place, key)}`;
  });
  const more = parts.splice(4);
  const rest = more.length > 0 ? `${more.length} more and the whole picture` : 'Whole picture';
  const whole = panes(one);
  return `<section><h3>${escape(`${name} (${mode.name}) ${words}`)}</h3><code>${id}</code>
    ${isFailing ? error : ''}${parts.join('\n')}
    ${parts.length > 0 ? `<details><summary>${rest}</summary>${more.join('\n')}${whole}</details>` : whole}</section>`;
}

/**
 * Writes pictures, index.html and summary.md, what fails first; returns the summary, of ten
 * components at most.
 */
export function writeReport(folder: string, compared: string, differences: Difference[]): string {
  mkdirSync(folder);
  for (const { file, images } of differences)
    for (const [side, png] of Object.entries(images))
      if (png) writeFileSync(resolve(folder, `${side}-${file}`), png);
  const hasFailed = ({ kind }: Difference) => Number(kind === 'failing');
  const sorted = differences.toSorted(
    (one, other) =>
      hasFailed(other) - hasFailed(one) || componentOf(one).localeCompare(componentOf(other)),
  );
  const components = [...new Set(sorted.map(componentOf))].map((name) => {
    const those = sorted.filter((one) => componentOf(one) === name);
    return { name, those, stories: storiesOf(those) };
  });
  const total = `${count(differences) || 'No difference'} in ${compared}.`;
  const contents = components.map(
    ({ name, stories }) =>
      `<li><a href="#${name}">${name}</a>: ${escape(stories.replaceAll('`', ''))}</li>`,
  );
  const sections = components.map(
    ({ name, those }) =>
      `<section><h2 id="${name}">${name}</h2>${those.map(sectionOf).join('\n')}</section>`,
  );
  const page = [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style>`,
    `<h1>${escape(total)}</h1><p>${legend}</p>`,
    `<p>Each difference is shown at full size, from top to bottom. Red marks pixels that differ, pink the rows that only one picture has. A click on “Now”, or the space bar on its box, shows both in one place; a caption leads to the whole picture.</p>`,
    `<ul>${contents.join('')}</ul>`,
    ...sections,
  ];
  writeFileSync(resolve(folder, 'index.html'), page.join('\n'));
  const lines = components.map(({ name, stories }) => `- ${name}: ${stories}`);
  const more = lines.splice(10).length;
  if (more) lines.push(`- and ${more} more`);
  const summary = [total, ...lines, ...(lines.length > 0 ? ['', legend] : [])].join('\n');
  writeFileSync(resolve(folder, 'summary.md'), `${summary}\n`);
  return summary;
}
