import { expect, test } from 'vitest';
import { germanCopy } from '../germanCopy.js';

const stories = Object.values(
  import.meta.glob<string>('../../packages/ui/src/**/*.stories.tsx', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
  .join('\n')
  .replaceAll(/\s+/g, ' ');

test.each(Object.entries(germanCopy))(
  '“%s” is a text of a story, and its German as long as a translation gets',
  (english, german) => {
    expect(stories).toContain(english.replace('# ', ''));
    expect(german.length).toBeGreaterThanOrEqual(1.4 * english.length);
  },
);
