import { afterEach, expect, test, vi } from 'vitest';
import rebuild from './functions/rebuild-nightly.js';

const said: string[] = [];
vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
const fetch = vi.spyOn(globalThis, 'fetch');
const hook = 'https://api.netlify.example/build_hooks/secret';

afterEach(() => {
  vi.unstubAllEnvs();
  fetch.mockReset();
  said.length = 0;
});

test('without a build hook nothing happens', async () => {
  await rebuild();
  expect(fetch).not.toHaveBeenCalled();
  expect(said).toEqual([]);
});

test.each([
  [async () => new Response(null, { status: 200 }), /"event":"rebuildOrdered"/],
  [async () => new Response(null, { status: 404 }), /"alert","event":"rebuildFailed","code":"404"/],
  [() => Promise.reject(new Error('down')), /"alert","event":"rebuildFailed"/],
])('the hook is posted to once, and the log says how it went', async (answer, line) => {
  vi.stubEnv('BUILD_HOOK_URL', hook);
  fetch.mockImplementation(answer);
  await rebuild();
  expect(fetch.mock.calls).toEqual([[hook, expect.objectContaining({ method: 'POST' })]]);
  expect(said).toEqual([expect.stringMatching(line)]);
  expect(said[0]).not.toContain('secret');
});
