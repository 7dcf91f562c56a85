import { describe, expect, test } from 'vitest';
import { siteUrl } from './siteUrl.js';

describe('siteUrl', () => {
  const preview = { CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://preview-7.example.com' };

  test.each([
    ['the local server’s where nothing is set', {}, 'http://127.0.0.1:8888'],
    ['without a slash', { SITE_URL: 'https://www.example.com/' }, 'https://www.example.com'],
    ['a preview’s own on a preview', preview, 'https://preview-7.example.com'],
  ])('is %s', (_, env, expected) => {
    expect(siteUrl(env)).toBe(expected);
  });

  test('is required for a production deploy, and the error says where to set it', () => {
    const env = { CONTEXT: 'production', DEPLOY_PRIME_URL: 'https://main.example.com' };
    expect(() => siteUrl(env)).toThrow(/^SITE_URL is not set.*Environment variables/);
  });

  test.each([
    ['www.example.com', 'deploy-preview'],
    ['https://example.com/site', 'deploy-preview'],
    ['https://', 'deploy-preview'],
    ['http://www.example.com', 'production'],
  ])('refuses %s (%s) and says what it should be', (SITE_URL, CONTEXT) => {
    expect(() => siteUrl({ SITE_URL, CONTEXT })).toThrow(/not an origin.*for example/);
  });
});
