import { expect, test } from 'vitest';
import { structuredDataJson } from './structuredData.js';

test('no text in the data can end the script element', () => {
  const json = structuredDataJson({ name: '</script><script>alert(1)</script>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ name: '</script><script>alert(1)</script>' });
});
