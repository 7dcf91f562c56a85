import { expect, test } from 'vitest';
import { smoke } from '../smoke.js';

const origin = 'https://www.example.com';

/** What the check of http finds where http is answered like this, and whether all was asked in time. */
async function answeredBy(plain: () => Response) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const request: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), init });
    return String(url).startsWith('http:') ? plain() : new Response('', { status: 404 });
  };
  const results = await smoke(origin, { request });
  return { asked, found: results.find(({ name }) => name === 'http leads to https')?.problems };
}

test('http that leads to https is well', async () => {
  const redirect = () => new Response(null, { status: 301, headers: { Location: `${origin}/` } });
  expect((await answeredBy(redirect)).found).toEqual([]);
});

test('a website that answers over http is found, without following it or waiting for ever', async () => {
  const { asked, found } = await answeredBy(() => new Response('Hello'));
  expect(found).toEqual([`http://www.example.com answers 200, expected a redirect to ${origin}`]);
  const { init } = asked.find(({ url }) => url === 'http://www.example.com/')!;
  expect(init).toMatchObject({ redirect: 'manual', signal: expect.any(AbortSignal) });
});
