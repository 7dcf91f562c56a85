import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import { BlobsServer } from '@netlify/blobs/server';
import type { BlobAccess } from '../inquiry/blobStore.js';

/** The id under which Netlify's packages file a site that is linked to none. */
export const localSiteID = '0';

/**
 * Netlify's own local blob store, for this machine alone: its `start` would listen on every network
 * interface, so what it answers goes out through our own server, on the loopback address and with a
 * random token.
 *
 * @param directory - where the blobs are kept
 */
export async function startLocalBlobs(
  directory: string,
): Promise<{ access: Required<BlobAccess>; close: () => Promise<void> }> {
  const token = randomUUID();
  const blobs = new BlobsServer({ directory, token });
  // `start` would set it; every address that it answers is relative to it.
  blobs['address'] = 'http://localhost';
  const server = createServer(async (request, response) => {
    try {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { method = 'GET', url = '/', headers } = request;
      const answer = await blobs['handleRequest'](
        new Request(blobs['address'] + url, {
          method,
          headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
          ...(method === 'PUT' ? { body: Buffer.concat(parts) } : {}),
        } as RequestInit),
      );
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      response.end(Buffer.from(await answer.arrayBuffer()));
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
