import { expect, test } from 'vitest';
import page from '../../stories/start/NotHere.mdx?raw';

const [, title] = /title="(.*)"/.exec(page)!;

test.each([...page.matchAll(/^## (.+)/gm)].map(([, heading]) => heading!))(
  'the search finds “%s”, because the title of “What is not here” has it',
  (heading) => {
    expect(title!.toLowerCase()).toContain(heading.toLowerCase());
  },
);
