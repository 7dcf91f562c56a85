import client from '@sendgrid/client';
import { expect, test, vi } from 'vitest';
import { memoryStore } from '../testing/memoryStore.js';
import { key, scriptPost } from '../testing/post.js';
import { createInquiry } from './createInquiry.js';
import { createLog } from './log.js';

const { prototype } = (client as unknown as { Client: { prototype: typeof client } }).Client;

test.each([
  ['http://127.0.0.1:4010', 'http://127.0.0.1:4010'],
  ['http://[::1]:4010', 'http://[::1]:4010'],
  ['https://evil.example', 'https://api.sendgrid.com/'],
  ['http://127.0.0.1.evil.example', 'https://api.sendgrid.com/'],
  ['http://localhost@evil.example', 'https://api.sendgrid.com/'],
  ['rubbish', 'https://api.sendgrid.com/'],
])('with SENDGRID_BASE_URL=%s the key goes to %s', async (baseUrl, expected) => {
  const addresses: unknown[] = [];
  const request = vi.spyOn(prototype, 'request').mockImplementation(function (
    this: typeof client,
    data,
  ) {
    addresses.push((this.createRequest(data) as { baseURL?: string }).baseURL);
    return Promise.resolve([{ statusCode: 202, headers: {}, body: {} }, {}]);
  });
  const inquiry = createInquiry({
    env: {
      SENDGRID_API_KEY: key,
      SENDGRID_BASE_URL: baseUrl,
      CONTACT_TO: 'owner@example.com',
      CONTACT_FROM: 'website@example.com',
    },
    context: 'production',
    root: '/nowhere',
    store: memoryStore(),
    log: createLog(() => {}),
  });
  await inquiry.handle(scriptPost());
  request.mockRestore();
  expect(addresses).toEqual([expected]);
});
