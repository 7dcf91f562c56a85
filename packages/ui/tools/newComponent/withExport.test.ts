import { expect, test } from 'vitest';
import { withExport } from './withExport.js';

const barrel = `import './styles/reset.css.js';

export { Button } from './components/Button/Button.js';
export type {
  NavigationGroup,
  NavigationItem,
} from './components/SiteHeader/navigation.js';
export * from './components/Stack/Stack.js';
`;

test('a component is exported where the alphabet puts it', () => {
  expect(withExport(barrel, 'Lamp').split('\n')[3]).toBe(
    `export * from './components/Lamp/Lamp.js';`,
  );
});

test('a component after all others is exported last', () => {
  expect(withExport(barrel, 'Zeppelin').trimEnd().split('\n').at(-1)).toBe(
    `export * from './components/Zeppelin/Zeppelin.js';`,
  );
});
