import { expect, test } from 'vitest';
import { withExport } from './withExport.js';

const barrel = `import './styles/reset.css.js';

export { Button, type ButtonProps } from './components/Button/Button.js';
export {
  Stack,
  type StackProps,
} from './components/Stack/Stack.js';
`;

test('a component is exported where the alphabet puts it', () => {
  expect(withExport(barrel, 'QuoteCard').split('\n')[3]).toBe(
    `export { QuoteCard, type QuoteCardProps } from './components/QuoteCard/QuoteCard.js';`,
  );
});

test('a component after all others is exported last', () => {
  expect(withExport(barrel, 'Zeppelin').trimEnd().split('\n').at(-1)).toBe(
    `export { Zeppelin, type ZeppelinProps } from './components/Zeppelin/Zeppelin.js';`,
  );
});

test('a line that would be too long is wrapped', () => {
  expect(withExport(barrel, 'RestructuringTimeline')).toContain(
    `export {\n  RestructuringTimeline,\n  type RestructuringTimelineProps,\n} from`,
  );
});
