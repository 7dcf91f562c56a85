import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as forward } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import type { BlobAccess } from '../inquiry/blobStore.js';

/** What the store does with the requests it gets. */
export type StoreFault = 'none' | 'refuse' | 'hang' | 500 | 'write 500' | 'read hang' | 'slow';

export type BlobsFront = {
  /** Requests so far. */
  asked: () => number;
  access: Required<BlobAccess>;
  fail: (fault: StoreFault) => void;
  close: () => Promise<void>;
};

/**
 * Netlify's own local blob store behind a front that can fail, and that lets writes through one at
 * a time: locally `onlyIfNew` is not atomic, in production it is.
 */
export async function startBlobsFront(): Promise<BlobsFront> {
  const directory = await mkdtemp(path.join(tmpdir(), 'inquiry-blobs-'));
  const token = 'token-of-the-test-store';
  const blobs = new BlobsServer({ directory, token });
  const { port } = await blobs.start();
  let fault: StoreFault = 'none';
  let writes: Promise<unknown> = Promise.resolve();

  let asked = 0;
  const front = createServer((request, response) => {
    asked += 1;
    const isWrite = request.method === 'PUT';
    const isRead = request.method === 'GET';
    if (fault === 'refuse') return request.destroy();
    if (fault === 'hang' || (fault === 'read hang' && isRead)) return undefined;
    if (fault === 500 || (fault === 'write 500' && isWrite)) {
      request.resume();
      return response.writeHead(500).end();
    }
    const pass = () =>
      new Promise<void>((resolve) => {
        // Whoever asked is dead or has given up.
        if (response.destroyed) return resolve();
        const { method, url, headers } = request;
        const host = 'localhost';
        const passed = forward({ host, port, method, path: url, headers }, (answer) => {
          response.writeHead(answer.statusCode ?? 502, answer.headers);
          answer.pipe(response);
        });
        passed.on('error', () => response.destroy());
        response.on('close', () => resolve());
        request.pipe(passed);
      });
    const delay = fault === 'slow' ? 500 : 0;
    const passLater = () =>
      new Promise<void>((resolve) => setTimeout(() => resolve(pass()), delay));
    if (isWrite) return (writes = writes.then(passLater));
    return void passLater();
  });
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
  return {
    asked: () => asked,
    access: { edgeURL: url, uncachedEdgeURL: url, siteID: 'test-site', token },
    fail: (next) => {
      fault = next;
    },
    close: async () => {
      front.closeAllConnections();
      await new Promise((resolve) => front.close(resolve));
      await blobs.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
