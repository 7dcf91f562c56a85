import { describe, expect, test } from 'vitest';
import { isPreview, siteUrl } from './siteUrl.js';

describe('siteUrl', () => {
  test('is the local server’s address when nothing is set', () => {
    expect(siteUrl({})).toBe('http://127.0.0.1:8888');
  });

  test('drops a slash at the end', () => {
    expect(siteUrl({ SITE_URL: 'https://www.example.com/' })).toBe('https://www.example.com');
  });

  test('is a preview’s own address on a preview', () => {
    const env = { CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://preview-7.example.com' };
    expect(siteUrl(env)).toBe('https://preview-7.example.com');
  });

  test('must be set on a production deploy, and the error says where', () => {
    const env = { CONTEXT: 'production', DEPLOY_PRIME_URL: 'https://main.example.com' };
    expect(() => siteUrl(env)).toThrow(/SITE_URL is not set.*Environment variables/);
  });

  test.each(['www.example.com', 'https://example.com/site', 'ftp://example.com', 'https://'])(
    'refuses %s and says what it should be',
    (SITE_URL) => {
      expect(() => siteUrl({ SITE_URL })).toThrow(/not an origin/);
    },
  );
});

test.each([
  ['production', false],
  ['deploy-preview', true],
  ['branch-deploy', true],
  [undefined, false],
])('a deploy in the context %s is a preview: %s', (CONTEXT, expected) => {
  expect(isPreview({ CONTEXT })).toBe(expected);
});
