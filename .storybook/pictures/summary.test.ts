import { expect, test } from 'vitest';
import { differencesIn, exitCodeOf, summarize, type Report } from './summary.js';

type Spec = Report['suites'][0]['suites'][0]['specs'][0];

const spec = (title: string, annotations: [string, string][], errors: string[] = []): Spec => ({
  title,
  tests: [
    {
      results: [
        {
          annotations: annotations.map(([type, description]) => ({ type, description })),
          errors: [...annotations.map(() => 'a soft error'), ...errors].map((message) => ({
            message,
          })),
        },
      ],
    },
  ],
});

const summaryOf = (modes: Record<string, Spec[]>) => {
  const suites = Object.entries(modes).map(([title, specs]) => ({ title, specs }));
  const found = differencesIn({ suites: [{ suites }] });
  return [exitCodeOf(found), summarize(found, 'compared 9 pictures')];
};

test('pictures without a difference pass', () => {
  expect(summaryOf({ light: [spec('Button', [])] })).toEqual([
    0,
    'No difference: compared 9 pictures.',
  ]);
});

test('a difference is listed once, with all its modes', () => {
  const changed = spec('Button', [['changed', 'Busy']]);
  expect(
    summaryOf({ light: [changed], dark: [changed, spec('Card', [['gone', 'Large']])] }),
  ).toEqual([
    1,
    '1 gone, 2 changed: compared 9 pictures.\n- Card gone: Large (dark)\n- Button changed: Busy (light, dark)',
  ]);
});

test('a story that fails, and a test that ends with an error, exit with 2', () => {
  const failing = spec('Button', [['failing', 'Busy: no\n  button']]);
  const crashed = spec('Card', [], ['\u001b[31mpage closed\u001b[39m\n\n  at open (a.ts:1)']);
  expect(summaryOf({ light: [failing, crashed] })).toEqual([
    2,
    '2 failing: compared 9 pictures.\n- Button failing: Busy: no button (light)\n- Card failing: page closed (light)',
  ]);
});
