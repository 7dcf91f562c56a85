import { expect, test } from 'vitest';
import { refuseSilentDeploy } from './deploy-settings.js';

test('a production deploy without a mail provider’s key is refused, and the error says where it goes', () => {
  expect(() => refuseSilentDeploy({ CONTEXT: 'production', SENDGRID_API_KEY: ' ' })).toThrow(
    /SENDGRID_API_KEY is not set.*Environment variables/,
  );
});

test.each([
  [{}],
  [{ CONTEXT: 'deploy-preview' }],
  [{ CONTEXT: 'production', SENDGRID_API_KEY: 'SG.x' }],
])('a build with %o goes on', (env) => {
  expect(() => refuseSilentDeploy(env)).not.toThrow();
});
