import { readFileSync } from 'node:fs';

/** A picture that the report shows. */
export type ReportEntry = {
  /** The story's id: what `npm run visual:update --` takes to accept it. */
  id: string;
  component: string;
  story: string;
  mode: string;
  kind: 'changed' | 'resized' | 'new' | 'gone' | 'failed';
  /** What happened, as a sentence. */
  verdict: string;
  /** Paths relative to the report: the baseline, the picture of today, and where they differ. */
  before?: string;
  after?: string;
  difference?: string;
};

const template = readFileSync(new URL('report.html', import.meta.url), 'utf8');

/** A page that shows old, new and difference by component, and the command that accepts a choice. */
export function report(entries: readonly ReportEntry[], total: number): string {
  const data = JSON.stringify({ entries, total }).replaceAll('<', '\\u003c');
  return template.replace('__DATA__', () => data);
}
