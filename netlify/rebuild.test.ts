// Beside functions/ and not in it: Netlify would deploy a test there as a function of its own.
import { rm } from 'node:fs/promises';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import rebuild from './functions/rebuild.js';
import { temporaryFolder } from './testing/temporaryFolder.js';

const hook = 'https://api.netlify.example/build_hooks/secret';
const done = async () => new Response();

/** What the function posts and says at a time, when a date changes the site on 1 January 2027. */
async function rebuildAt(time: string, answer: typeof fetch = done, address = hook) {
  const root = await temporaryFolder({ 'site/dist-functions/rebuildDays.json': '["2027-01-01"]' });
  onTestFinished(() => rm(root, { recursive: true }));
  vi.stubEnv('LAMBDA_TASK_ROOT', root);
  vi.stubEnv('BUILD_HOOK_URL', address);
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  const post = vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  await rebuild();
  return { posts: post.mock.calls, said: said.mock.calls.flat() };
}
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each([
  ['without a build hook', '2026-12-31T23:15:00Z', ''],
  ['on a day on which no date changes the site', '2026-12-30T23:15:00Z', hook],
])('%s nothing happens, which costs no build', async (_, time, address) => {
  expect(await rebuildAt(time, done, address)).toEqual({ posts: [], said: [] });
});

test.each([
  ['on such a day in Berlin', '2026-12-31T23:15:00Z'],
  ['after one that was missed', '2027-01-02T23:15:00Z'],
])('%s the hook is posted to once', async (_, time) => {
  const posts = [[hook, expect.objectContaining({ method: 'POST' })]];
  expect(await rebuildAt(time)).toEqual({ posts, said: [] });
});

test.each([
  [async () => new Response(null, { status: 404 }), /"alert","event":"rebuildFailed","code":"404"/],
  [() => Promise.reject(new Error('down')), /"alert","event":"rebuildFailed"/],
])(
  'a build that is not ordered is an alert, which keeps the address secret',
  async (answer, line) => {
    const { said } = await rebuildAt('2026-12-31T23:15:00Z', answer);
    expect(said).toEqual([expect.stringMatching(line)]);
    expect(said[0]).not.toContain('secret');
  },
);
