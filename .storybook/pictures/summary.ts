import { appendFileSync } from 'node:fs';
import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter';

/** Names the pictures that differ, by component, on the console and in the summary of a workflow. */
export default class Summary implements Reporter {
  #taken = 0;
  readonly #differing = new Map<string, string[]>();

  onTestEnd(test: TestCase, { status, error, retry }: TestResult): void {
    if (retry < test.retries && status !== 'passed') return;
    this.#taken += 1;
    if (this.#taken % 100 === 0) console.log(`${this.#taken} pictures …`);
    if (status === 'passed') return;
    const [said = ''] = (error?.message ?? status).replace(/^Error: /, '').split('\n');
    const kind = /toHaveScreenshot/.test(said) ? '' : `: ${said}`;
    const component = test.parent.title;
    const others = this.#differing.get(component) ?? [];
    this.#differing.set(component, [...others, `${test.title}${kind}`]);
  }

  onEnd(): void {
    const differing = [...this.#differing].toSorted();
    const count = differing.flatMap(([, pictures]) => pictures).length;
    const lines = differing.map(
      ([component, pictures]) => `- ${component}: ${pictures.join(', ')}`,
    );
    const verdict = process.env['PICTURES_BASE_INDEX'] ? 'differ' : 'could not be taken';
    const text = [`${count} of ${this.#taken} pictures ${verdict}.`, ...lines].join('\n');
    console.log(text);
    const { GITHUB_STEP_SUMMARY } = process.env;
    if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${text}\n`);
  }
}
