import { expect, test, vi } from 'vitest';
import { startTestService } from './testing/startTestService.js';
import { Client } from './mail/sendGridMailer.js';

type SendGrid = InstanceType<typeof Client>;

const sendGrid = 'https://api.sendgrid.com/';

test.each([
  [{ SENDGRID_BASE_URL: 'http://127.0.0.1:4010' }, 'http://127.0.0.1:4010'],
  [{ SENDGRID_BASE_URL: 'http://[::1]:4010' }, 'http://[::1]:4010'],
  [{ SENDGRID_BASE_URL: 'https://evil.example' }, undefined],
  [{ SENDGRID_BASE_URL: 'http://127.0.0.1.evil.example' }, undefined],
  [{ SENDGRID_BASE_URL: 'http://localhost@evil.example' }, undefined],
  [{ SENDGRID_BASE_URL: 'http://127.0.0.1:4010/' }, undefined],
  [{ SENDGRID_REGION: ' eu\n' }, 'https://api.eu.sendgrid.com/'],
  [{ SENDGRID_REGION: 'global' }, sendGrid],
  [{ SENDGRID_REGION: 'europe' }, undefined],
  [{ SENDGRID_API_KEY: '' }, undefined],
  [{ CONTACT_TO: 'owner' }, undefined],
  [{ CONTACT_FROM: '' }, undefined],
])(
  'with %j the key goes to %s, or log and health check say what is wrong',
  async (env, expected) => {
    let address: unknown;
    vi.spyOn(Client.prototype as SendGrid, 'request').mockImplementation(function (
      this: SendGrid,
      data,
    ) {
      address = (this.createRequest(data) as { baseURL?: string }).baseURL;
      return Promise.resolve([
        { statusCode: 202, headers: { 'x-message-id': 'id' }, body: {} },
        {},
      ]);
    });
    const service = startTestService({ env, usesSendGrid: true });
    await service.processOutbox();
    expect((await service.post()).status).toBe(202);
    expect(address).toBe(expected);
    expect(await service.isHealthy()).toBe(expected !== undefined);
    const [variable] = Object.keys(env);
    const alerts = service.events('misconfigured').map((line) => JSON.parse(line).variable);
    expect(alerts).toEqual(expected ? [] : [variable]);
  },
);
