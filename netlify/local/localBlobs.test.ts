import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { blobStore } from '../inquiry/blobStore.js';
import { startLocalBlobs } from './localBlobs.js';

test('the local store asks for its token and listens on the loopback address alone', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'blobs-'));
  const listen = vi.spyOn(
    Object.getPrototypeOf(createServer()) as ReturnType<typeof createServer>,
    'listen',
  );
  const { access, close } = await startLocalBlobs(directory);
  expect(listen.mock.calls.map(([, host]) => host)).toEqual(['127.0.0.1']);
  listen.mockRestore();
  await blobStore(access).create('dev/waiting/a', 'content');
  const address = `${access.edgeURL}/0/site:inquiries`;
  for (const method of ['GET', 'DELETE']) {
    expect((await fetch(address, { method })).status).toBe(403);
    expect((await fetch(`${address}/dev/waiting/a`, { method })).status).toBe(403);
  }
  const outward = Object.values(networkInterfaces())
    .flat()
    .filter((each) => each && !each.internal && each.family === 'IPv4');
  for (const { address: host } of outward as { address: string }[]) {
    await expect(fetch(address.replace('127.0.0.1', host))).rejects.toThrow('fetch failed');
  }
  expect((await blobStore(access).read('dev/waiting/a'))?.value).toBe('content');
  await close();
  await rm(directory, { recursive: true });
});
