type Row = {
  unit: 'B' | 'ms' | '';
  /** At or below this the goal is met; none where a figure only informs. */
  goal?: number;
  /** Whether it is one of the few that sum the others up. */
  short?: true;
};

/** What is measured, in the order in which a visitor meets it. */
const rows = {
  'bytes before the first render': { unit: 'B', goal: 14_600, short: true },
  'first paint': { unit: 'ms' },
  'first paint, ratio to a page of one sentence': { unit: '', goal: 1.1, short: true },
  'largest paint after the first': { unit: 'ms', goal: 0 },
  'layout shift': { unit: '', goal: 0 },
  'JavaScript before anyone does anything': { unit: 'B', goal: 3_500 },
  'script time': { unit: 'ms', goal: 70 },
  'blocking time': { unit: 'ms', goal: 0 },
  fonts: { unit: 'B', goal: 40_000 },
  'page in all': { unit: 'B', goal: 100_000 },
  'second visit': { unit: 'ms' },
  'second visit, ratio to the page without scripts': { unit: '', goal: 1, short: true },
  'first click': { unit: 'ms' },
  'first click, ratio to plain links': { unit: '', goal: 1, short: true },
  'first click without speculation rules, ratio to plain links': { unit: '', goal: 1, short: true },
  'JavaScript after intent': { unit: 'B', goal: 84_000 },
  'intent to React in charge': { unit: 'ms', goal: 300 },
  'route change': { unit: 'ms', goal: 100, short: true },
  'slowest interaction with sheet and form': { unit: 'ms', goal: 100, short: true },
  'longest frame while typing': { unit: 'ms', goal: 50, short: true },
} as const satisfies Record<string, Row>;

export type RowName = keyof typeof rows;

const rowOf = (name: RowName): Row => rows[name];
const rowNames = Object.keys(rows) as RowName[];

/** All runs of all figures, by row and page. */
export class Figures {
  readonly #runs = new Map<RowName, Map<string, number[]>>();

  /** Adds one run of a figure. */
  add(name: RowName, path: string, value: number): void {
    const pages = this.#runs.get(name) ?? new Map<string, number[]>();
    this.#runs.set(name, pages.set(path, [...(pages.get(path) ?? []), value]));
  }

  /** Adds one run of several figures. */
  addAll(path: string, values: Partial<Record<RowName, number>>): void {
    for (const [name, value] of Object.entries(values)) this.add(name as RowName, path, value);
  }

  /** A row a figure, a column a page. */
  longTable(): string {
    const paths = [...new Set([...this.#runs.values()].flatMap((pages) => [...pages.keys()]))];
    return table(
      ['', 'goal', ...paths.map((path) => `\`${path}\``)],
      this.#measured().map((name) => [
        name,
        goalOf(name),
        ...paths.map((path) => {
          const values = this.#runs.get(name)!.get(path);
          return values ? cell(name, values) : '';
        }),
      ]),
    );
  }

  /** The figures that sum the others up, each of the page that is worst in it. */
  shortTable(): string {
    return table(
      ['', 'goal', 'measured', 'worst of the pages'],
      this.#measured()
        .filter((name) => rowOf(name).short)
        .map((name) => {
          const pages = [...this.#runs.get(name)!];
          const [path, values] = pages.reduce((worst, page) =>
            spread(page[1]).median > spread(worst[1]).median ? page : worst,
          );
          return [name, goalOf(name), cell(name, values), `\`${path}\``];
        }),
    );
  }

  #measured = () => rowNames.filter((name) => this.#runs.has(name));
}

/**
 * The middle of several runs, and the outermost.
 *
 * @throws on an empty list: a figure without a run is no figure
 */
export function spread(values: readonly number[]) {
  if (values.length === 0) throw new Error('No run was measured.');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const median =
    sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
  return { median, min: sorted[0]!, max: sorted.at(-1)! };
}

const goalOf = (name: RowName) => {
  const { unit, goal } = rowOf(name);
  return goal === undefined ? '' : written(goal, unit);
};

/** The median, with the range where it is wide; bold where it misses its goal. */
function cell(name: RowName, values: readonly number[]): string {
  const { unit, goal = Infinity } = rowOf(name);
  const { median, min, max } = spread(values);
  const wide = max - min > 0.15 * Math.max(unit === '' ? 0.1 : 1, median);
  const range = wide ? ` (${written(min, unit)}–${written(max, unit)})` : '';
  const text = written(median, unit);
  return (median > goal + 1e-9 ? `**${text}**` : text) + range;
}

/** Writes a figure as a person reads it. */
function written(value: number, unit: string): string {
  if (unit === 'B') return `${(value / 1000).toFixed(1)} KB`;
  if (unit === 'ms') return `${Math.round(value)} ms`;
  return value.toFixed(value < 0.1 ? 3 : 2);
}

/** A Markdown table, its first column to the left and the others to the right. */
function table(head: readonly string[], lines: readonly (readonly string[])[]): string {
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [head, rule, ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
}
