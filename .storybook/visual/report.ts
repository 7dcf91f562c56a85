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
const stateOf = ({ error, kind }: Difference) => (error ? 'failing' : kind);
const count = (differences: readonly Difference[]) =>
  (['failing', 'changed', 'new', 'gone'] as const)
    .map((state) => `${differences.filter((one) => stateOf(one) === state).length} ${state}`)
    .filter((words) => !words.startsWith('0 '))
    .join(', ');
/** The message in one line, without what differs by mode. */
const messageOf = ({ error = '' }: Difference) =>
  error
    .replace(/[\s`]+/g, ' ')
    .replace(/Ignored nodes.*/, '')
    .slice(0, 160);

/** Stories with their modes: `Default (light, dark) changed; Focused (light) failing: …`. */
function storiesOf(differences: readonly Difference[]): string {
  const modesOf = new Map<string, string[]>();
  for (const one of differences) {
    const also = one.kind === 'picture as before' ? `, ${one.kind}` : ` and ${one.kind}`;
    const words = one.error ? `failing${also}: \`${messageOf(one)}\`` : one.kind;
    const key = `${one.entry.name} (…) ${words}`;
    modesOf.set(key, [...(modesOf.get(key) ?? []), one.mode.name]);
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

/** What differs, from top to bottom, then the whole picture. */
function picturesOf(one: Difference): string {
  const { kind, places = [], height } = one;
  // Its pictures are equal.
  if (kind === 'picture as before') return '';
  const parts = places.map((place, key) => {
    const { y, height: shown } = place.now;
    return `<p>y ${y}–${y + shown} of ${height}</p>${panes(one, place, key)}`;
  });
  if (parts.length === 0) return panes(one);
  const more = parts.splice(4);
  const summary = more.length > 0 ? `${more.length} more and the whole picture` : 'Whole picture';
  return `${parts.join('\n')}<details><summary>${summary}</summary>${more.join('\n')}${panes(one)}</details>`;
}

/** A story in a mode, or in all modes in which it fails in the same way. */
function sectionOf(modes: readonly Difference[]): string {
  const [{ entry, error }] = modes as [Difference];
  const { id, name, importPath } = entry;
  const commands = `npm run visual -- ${id}\nnpx vitest run --project stories ${importPath.slice(2)} -t "${name}"`;
  const failure =
    error &&
    `<h3>${escape(`${name} (${modes.map(({ mode }) => mode.name).join(', ')}) failing`)}</h3><pre>${escape(error)}</pre>Run it alone, in its modes or in Vitest, which names the line:<pre>${escape(commands)}</pre>`;
  const pictures = modes.map((one) => {
    const blank = one.isBlank && `nothing is ${one.mode.media === 'print' ? 'printed' : 'drawn'}`;
    const details = [one.detail, blank].filter(Boolean).join(', ');
    const heading = `${name} (${one.mode.name}) ${one.kind}${details && `: ${details}`}`;
    return `<h3>${escape(heading)}</h3>${picturesOf(one)}`;
  });
  return `<section>${failure ?? ''}${pictures.join('\n')}<code>${id}</code></section>`;
}

/**
 * Writes pictures, index.html and summary.md, what fails first; returns the summary, of ten
 * components at most.
 */
export function writeReport(folder: string, compared: string, differences: Difference[]): string {
  mkdirSync(folder);
  for (const { file, kind, images } of differences)
    for (const [side, png] of Object.entries(images))
      if (png && kind !== 'picture as before')
        writeFileSync(resolve(folder, `${side}-${file}`), png);
  const hasFailed = (one: Difference) => Number(stateOf(one) === 'failing');
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
  const keyOf = (one: Difference) => `${one.entry.id} ${messageOf(one) || one.mode.name}`;
  const sections = components.map(({ name, those }) => {
    const groups = [...new Set(those.map(keyOf))].map((key) =>
      sectionOf(those.filter((one) => keyOf(one) === key)),
    );
    return `<section><h2 id="${name}">${name}</h2>${groups.join('\n')}</section>`;
  });
  const page = [
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures</title><style>${style}</style>`,
    `<h1>${escape(total)}</h1><details><summary>How to read this</summary><p>${legend}</p>`,
    `<p>Each difference is shown at full size, from top to bottom; y is its position in the picture now. Red marks pixels that differ, pink the rows that only one picture has. A click on the picture, or on its box “flip”, changes between before and now in one place; a caption opens the whole picture.</p></details>`,
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
