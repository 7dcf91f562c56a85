import { defineConfig, parse } from '@terrazzo/parser';
import { expect, test } from 'vitest';
import { tokens } from '../src/theme/tokens.js';
import { designTokens, pixels } from './designTokens.js';

const schemes = ['light', 'dark'] as const;
const cwd = new URL('file:///');

test.each(schemes)('the %s tokens keep to the format', async (scheme) => {
  const filename = new URL(`file:///tokens.${scheme}.json`);
  const config = defineConfig({ lint: { rules: { 'core/valid-color': 'error' } } }, { cwd });
  const { tokens: read } = await parse([{ filename, src: JSON.stringify(designTokens(scheme)) }], {
    config,
  });
  expect(read['color.primary']?.$value).toMatchObject({ colorSpace: 'oklch' });
  expect(read['space.4']?.$value).toEqual({ value: 16, unit: 'px' });
  expect(Object.keys(read).filter((id) => id.startsWith('color.'))).toHaveLength(
    Object.keys(tokens.color[scheme]).length,
  );
});

test('a fluid length is worked out for its window', () => {
  const { body, monument } = tokens.fontSize;
  expect(pixels(body, { width: 320, height: 640 })).toBe(17);
  expect(pixels(body, { width: 1440, height: 900 })).toBe(18);
  expect(pixels(monument, { width: 1440, height: 500 })).toBe(52);
  expect(pixels(tokens.size.measure, { width: 1440, height: 900 })).toBe(648);
});
