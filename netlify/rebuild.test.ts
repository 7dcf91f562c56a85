import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import rebuild from './functions/rebuild.js';

const said: string[] = [];
const fetch = vi.spyOn(globalThis, 'fetch');
const hook = 'https://api.netlify.example/build_hooks/secret';
let root = '';

beforeAll(async () => {
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  root = await mkdtemp(path.join(tmpdir(), 'rebuild-'));
  await mkdir(path.join(root, 'site/dist-functions'), { recursive: true });
  await writeFile(path.join(root, 'site/dist-functions/rebuildDays.json'), '["2027-01-01"]');
});
afterAll(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  fetch.mockReset();
  said.length = 0;
});

async function rebuildAt(time: string) {
  vi.useFakeTimers({ now: new Date(time), toFake: ['Date'] });
  vi.stubEnv('LAMBDA_TASK_ROOT', root);
  await rebuild();
}

test('without a build hook nothing happens', async () => {
  await rebuildAt('2026-12-31T23:15:00Z');
  expect(fetch).not.toHaveBeenCalled();
  expect(said).toEqual([]);
});

test('a day on which no date changes the site costs no build', async () => {
  vi.stubEnv('BUILD_HOOK_URL', hook);
  await rebuildAt('2026-12-30T23:15:00Z');
  expect(fetch).not.toHaveBeenCalled();
});

test('a day that was missed is made up for', async () => {
  vi.stubEnv('BUILD_HOOK_URL', hook);
  fetch.mockResolvedValue(new Response(null, { status: 200 }));
  await rebuildAt('2027-01-02T23:15:00Z');
  expect(fetch).toHaveBeenCalledOnce();
});

test.each([
  [async () => new Response(null, { status: 200 }), /"event":"rebuildOrdered"/],
  [async () => new Response(null, { status: 404 }), /"alert","event":"rebuildFailed","code":"404"/],
  [() => Promise.reject(new Error('down')), /"alert","event":"rebuildFailed"/],
])(
  'on such a day in Berlin the hook is posted to once, and the log says how it went',
  async (answer, line) => {
    vi.stubEnv('BUILD_HOOK_URL', hook);
    fetch.mockImplementation(answer);
    await rebuildAt('2026-12-31T23:15:00Z');
    expect(fetch.mock.calls).toEqual([[hook, expect.objectContaining({ method: 'POST' })]]);
    expect(said).toEqual([expect.stringMatching(line)]);
    expect(said[0]).not.toContain('secret');
  },
);
