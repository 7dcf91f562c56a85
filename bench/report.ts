import type { Load } from './measureLoad.js';
import type { TakeOver } from './measureTakeOver.js';
import { spread, type Spread } from './median.js';

/** All runs of one page. */
export type PageRuns = {
  path: string;
  loads: readonly Load[];
  takeOvers: readonly TakeOver[];
  /** Loads of the same words as plain HTML. */
  floors: readonly Load[];
};

/** One figure of a page, with the goal it is held to. */
export type Figure = {
  name: string;
  unit: string;
  spread: Spread;
  /** At or below this the goal is met; `null` where a figure only informs. */
  goal: number | null;
};

const bytesOf = (load: Load, ...kinds: Load['transfers'][number]['kind'][]) =>
  load.transfers
    .filter(({ kind }) => kinds.length === 0 || kinds.includes(kind))
    .reduce((sum, { bytes }) => sum + bytes, 0);

/** What is said of a page, in the order in which a visitor meets it. */
export function figures({ path, loads, takeOvers, floors }: PageRuns): Figure[] {
  const isContact = path.endsWith('/kontakt');
  const of = (name: string, unit: string, values: number[], goal: number | null): Figure => ({
    name,
    unit,
    spread: spread(values),
    goal,
  });
  const ratio = loads.map((load, run) => load.firstPaint / floors[run]!.firstPaint);
  return [
    of(
      'bytes before the first render',
      'B',
      loads.map((load) => bytesOf(load, 'document')),
      14_600,
    ),
    of(
      'first paint',
      'ms',
      loads.map((load) => load.firstPaint),
      // 0.76 of the best site it was compared with under the same conditions, a static Next.js 14.
      678,
    ),
    of('first paint, ratio to plain HTML', '', ratio, null),
    of(
      'largest paint after the first',
      'ms',
      loads.map((load) => load.largestPaint - load.firstPaint),
      0,
    ),
    of(
      'layout shift',
      '',
      loads.map((load) => load.shift),
      0,
    ),
    of(
      'JavaScript before anyone does anything',
      'B',
      loads.map((load) => load.inlineScript + bytesOf(load, 'script')),
      3_000,
    ),
    of(
      'script time',
      'ms',
      loads.map((load) => load.scriptTime),
      70,
    ),
    of(
      'blocking time',
      'ms',
      loads.map((load) => load.blockingTime),
      0,
    ),
    of(
      'fonts',
      'B',
      loads.map((load) => bytesOf(load, 'font')),
      40_000,
    ),
    of(
      'page in all',
      'B',
      loads.map((load) => bytesOf(load)),
      100_000,
    ),
    of(
      'JavaScript after intent',
      'B',
      takeOvers.map((each) => each.scriptBytes),
      isContact ? 96_000 : 80_000,
    ),
    of(
      'intent to React in charge',
      'ms',
      takeOvers.map((each) => each.intentToLive),
      300,
    ),
    of(
      'route change',
      'ms',
      takeOvers.map((each) => each.routeChange),
      100,
    ),
    of(
      'slowest interaction',
      'ms',
      takeOvers.map((each) => each.interaction),
      100,
    ),
  ];
}

/** Writes a figure as a person reads it. */
export function written(value: number, unit: string): string {
  if (unit === 'B') return `${(value / 1000).toFixed(1)} KB`;
  if (unit === 'ms') return `${Math.round(value)} ms`;
  return value.toFixed(value < 0.1 ? 3 : 2);
}

/** The figures that say most, and the pages that stand for the others. */
const summary = {
  paths: ['/de/', '/de/kontakt'],
  figures: [
    'bytes before the first render',
    'first paint',
    'layout shift',
    'fonts',
    'page in all',
    'JavaScript after intent',
    'intent to React in charge',
    'route change',
  ],
};

/** The rows that sum the figures up. */
export function shortTable(runs: readonly PageRuns[]): string {
  const shown = runs.filter(({ path }) => summary.paths.includes(path));
  return markdownTable(shown, (name) => summary.figures.includes(name));
}

/**
 * A Markdown table: a row a figure, a column a page; a goal that is missed is set in bold.
 *
 * @param isShown - which figures; all of them by default
 */
export function markdownTable(
  runs: readonly PageRuns[],
  isShown: (name: string) => boolean = () => true,
): string {
  const columns = runs.map((page) => ({
    path: page.path,
    rows: figures(page).filter(({ name }) => isShown(name)),
  }));
  const names = columns[0]!.rows;
  const cell = ({ spread: { median, min, max }, unit, goal }: Figure) => {
    const text = written(median, unit);
    const missed = goal !== null && median > goal + 1e-9;
    const wide = max - min > 0.15 * Math.max(1, median);
    const range = wide ? ` (${written(min, unit)}–${written(max, unit)})` : '';
    return missed ? `**${text}**${range}` : `${text}${range}`;
  };
  const head = `| | goal | ${columns.map(({ path }) => `\`${path}\``).join(' | ')} |`;
  const rule = `| --- | ---: | ${columns.map(() => '---:').join(' | ')} |`;
  const rows = names.map(
    ({ name, unit, goal }, index) =>
      `| ${name} | ${goal === null ? '' : written(goal, unit)} | ${columns.map(({ rows: all }) => cell(all[index]!)).join(' | ')} |`,
  );
  return [head, rule, ...rows].join('\n');
}
