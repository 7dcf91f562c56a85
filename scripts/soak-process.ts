import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { blobStore, type BlobAccess } from '../netlify/inquiry/blobStore.js';
import { createSurroundings } from '../netlify/inquiry/surroundings.js';
import { createFunctionServer } from './serve-functions.js';

// The function in a process of its own, to be killed: see soak-lives.ts. The store and the
// provider live on in the process that starts this one.
const surroundings = createSurroundings({
  env: process.env,
  context: 'production',
  root: process.env['SOAK_ROOT'] ?? '',
  store: blobStore(JSON.parse(process.env['SOAK_STORE'] ?? '{}') as BlobAccess),
});

const serve = createFunctionServer({
  'send-contact-email': {
    default: (request, context) =>
      surroundings.handle(request, {
        ip: context.ip,
        background: (work) => context.waitUntil(work),
      }),
  },
});

const server = createServer((request, response) => void serve(request, response));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ port: (server.address() as AddressInfo).port });
});
