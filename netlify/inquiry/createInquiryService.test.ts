import client from '@sendgrid/client';
import { expect, test, vi } from 'vitest';
import { key } from '../testing/post.js';
import { startInquiryService } from '../testing/startInquiryService.js';
import { netlifyInquiryService } from './netlifyInquiryService.js';

const { prototype } = (client as unknown as { Client: { prototype: typeof client } }).Client;
const sendGrid = 'https://api.sendgrid.com/';

test.each([
  [{ SENDGRID_BASE_URL: 'http://127.0.0.1:4010' }, 'http://127.0.0.1:4010'],
  [{ SENDGRID_BASE_URL: 'http://[::1]:4010' }, 'http://[::1]:4010'],
  [{ SENDGRID_BASE_URL: 'https://evil.example' }, undefined],
  [{ SENDGRID_BASE_URL: 'http://127.0.0.1.evil.example' }, undefined],
  [{ SENDGRID_BASE_URL: 'http://localhost@evil.example' }, undefined],
  [{ SENDGRID_BASE_URL: 'rubbish' }, undefined],
  [{ SENDGRID_BASE_URL: 'http://127.0.0.1:4010/' }, undefined],
  [{ SENDGRID_BASE_URL: '' }, sendGrid],
  [{ SENDGRID_REGION: 'eu' }, 'https://api.eu.sendgrid.com/'],
  [{ SENDGRID_REGION: 'global' }, sendGrid],
  [{ SENDGRID_REGION: 'europe' }, undefined],
])('with %j the key goes to %s, or a line names the variable', async (settings, expected) => {
  let address: unknown;
  vi.spyOn(prototype, 'request').mockImplementation(function (this: typeof client, data) {
    address = (this.createRequest(data) as { baseURL?: string }).baseURL;
    return Promise.resolve([{ statusCode: 202, headers: {}, body: {} }, {}]);
  });
  const addresses = { CONTACT_TO: 'owner@example.com', CONTACT_FROM: 'website@example.com' };
  const inquiry = await startInquiryService({
    env: { SENDGRID_API_KEY: key, ...addresses, ...settings },
    mailer: undefined,
  });
  await inquiry.post();
  vi.restoreAllMocks();
  expect(address).toBe(expected);
  const [variable] = Object.keys(settings);
  const alerts = inquiry.events('misconfigured');
  expect(alerts.map((line) => JSON.parse(line).variable)).toEqual(expected ? [] : [variable]);
});

test('a host that names no deploy gets the website itself, with an alert', () => {
  const alert = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(netlifyInquiryService({}).settings().wrong).toContain('SENDGRID_API_KEY');
  expect(alert.mock.calls.flat().join()).toContain('contextMissing');
  vi.restoreAllMocks();
});
