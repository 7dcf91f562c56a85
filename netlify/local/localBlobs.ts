import { createHash, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { BlobsServer } from '@netlify/blobs/server';
import type { BlobAccess } from '../inquiry/blobStore.js';

/** The id under which Netlify's packages file a site that is linked to none. */
export const localSiteID = '0';

/** A version that follows from the content. The package's own is a time, and it tells no reader. */
const versionOf = (content: Uint8Array) =>
  `"${createHash('sha256').update(content).digest('base64url')}"`;

/**
 * Netlify's own local blob store, as the deployed one in what its `start` leaves out: a blob is read
 * with its version, and a condition and its write are one step. And for this machine alone: `start`
 * would listen on every network interface; this listens on the loopback address, with a random token.
 *
 * @param directory - where the blobs are kept
 * @param intercept - for tests: a status in place of the store's answer; what it throws breaks the connection
 */
export async function startLocalBlobs(
  directory: string,
  intercept?: (method: string) => Promise<number | undefined>,
): Promise<{ access: Required<BlobAccess>; close: () => Promise<void> }> {
  const token = randomUUID();
  const blobs = new BlobsServer({ directory, token });
  // `start` would set it; every address that it answers is relative to it.
  blobs['address'] = 'http://localhost';

  async function ask(method: string, url: string, headers: Headers, body?: Buffer<ArrayBuffer>) {
    const answer = await blobs['handleRequest'](
      new Request(blobs['address'] + url, { method, headers, ...(body && { body }) }),
    );
    const content = Buffer.from(await answer.arrayBuffer());
    if (answer.ok) answer.headers.set('etag', versionOf(body ?? content));
    return { status: answer.status, headers: Object.fromEntries(answer.headers), content };
  }

  async function write(url: string, headers: Headers, body: Buffer<ArrayBuffer>) {
    const expected = headers.get('if-match');
    headers.delete('if-match');
    const isStale = expected && (await ask('GET', url, headers)).headers['etag'] !== expected;
    return isStale ? { status: 412, headers: {}, content: '' } : ask('PUT', url, headers, body);
  }

  /** The last change of each key that is under way: the next one waits for it. */
  const changes = new Map<string, Promise<unknown>>();
  async function inTurn<Result>(url: string, work: () => Promise<Result>): Promise<Result> {
    const change = (changes.get(url) ?? Promise.resolve()).then(work, work);
    changes.set(url, change);
    try {
      return await change;
    } finally {
      if (changes.get(url) === change) changes.delete(url);
    }
  }

  const server = createServer(async (request, response) => {
    try {
      const { method = 'GET', url = '/' } = request;
      const headers = new Headers(request.headers as Record<string, string>);
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const instead = await intercept?.(method);
      if (instead) return void response.writeHead(instead).end();
      const work = async () => {
        if (response.destroyed) throw new Error('The client has closed the connection.');
        return method === 'PUT'
          ? write(url, headers, Buffer.concat(parts))
          : ask(method, url, headers);
      };
      const answering = method === 'GET' ? work() : inTurn(url, work);
      const { status, headers: sent, content } = await answering;
      response.writeHead(status, sent).end(content);
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    access: { siteID: localSiteID, token, edgeURL: url, uncachedEdgeURL: url },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

// On its own thread, because in production the store takes no time from the function either. Reports
// its address once it is ready.
const { blobsDirectory } = (workerData ?? {}) as { blobsDirectory?: string };
if (blobsDirectory) parentPort?.postMessage((await startLocalBlobs(blobsDirectory)).access);
