import { expect, test } from 'vitest';
import { readApi } from './readApi.js';

test('reads props with TypeScript’s unstable API', () => {
  const { components, names } = readApi();
  const propsOf = (name: string) => components.find((component) => component.name === name)?.props;

  expect(propsOf('Button')).toContainEqual({
    name: 'tone',
    type: "'filled' | 'quiet'",
    detail: '',
    options: ['filled', 'quiet'],
    isRequired: false,
    description: '`filled` for the main action of a section, `quiet` for a second one.',
    defaultValue: "'filled'",
  });
  expect(propsOf('DescriptionList')).toContainEqual(
    expect.objectContaining({
      name: 'items',
      detail: expect.stringContaining('type DescriptionListItem = {'),
      isRequired: true,
    }),
  );
  expect([...names]).toEqual(expect.arrayContaining(['ButtonProps', 'tone', 'quiet']));
});
