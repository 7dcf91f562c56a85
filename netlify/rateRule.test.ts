import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipFunction } from '@netlify/zip-it-and-ship-it';
import { expect, test } from 'vitest';
import { retention } from './contact.js';

const root = fileURLToPath(new URL('..', import.meta.url));

test('the rate rule that Netlify compiles counts each address by itself: a flood stops nobody else', async () => {
  const target = await mkdtemp(path.join(tmpdir(), 'rate-rule-'));
  const source = path.join(root, 'netlify/functions/send-contact-email.ts');
  const compiled = await zipFunction(source, target, { archiveFormat: 'none', basePath: root });
  await rm(target, { recursive: true, force: true });
  expect(compiled?.trafficRules).toEqual({
    action: {
      type: 'rate_limit',
      config: {
        rateLimitConfig: {
          algorithm: 'sliding_window',
          windowLimit: 20,
          windowSize: retention.rateWindowSeconds,
        },
        aggregate: { keys: [{ type: 'ip' }] },
      },
    },
  });
}, 60_000);
