import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { BlobsServer } from '@netlify/blobs/server';
import { isInquiryId } from '../contact.js';
import { blobStore } from '../inquiry/blobStore.js';
import { localContext, createInquiry } from '../inquiry/createInquiry.js';
import type { Store } from '../inquiry/Store.js';
import { operate } from './outboxCommands.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { env } = process;

/** The store of the deployed site, or of this machine where no token is given. */
async function openStore(): Promise<{ store: Store; context: string; close: () => Promise<void> }> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (siteID && token) {
    const context = env['OUTBOX_CONTEXT'] || 'production';
    // An operator can wait longer than a visitor.
    const store = blobStore({ siteID, token }, 10_000);
    return { store, context, close: () => Promise.resolve() };
  }
  if (siteID || token)
    throw new Error(
      'For the deployed site both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are needed; see docs/operations.md.',
    );
  const blobs = new BlobsServer({ directory: path.join(root, '.netlify/blobs-serve') });
  const { port } = await blobs.start();
  const edgeURL = `http://localhost:${port}`;
  // As `npm run serve` files it.
  const access = { siteID: '0', token: 'local', edgeURL, uncachedEdgeURL: edgeURL };
  return { store: blobStore(access), context: localContext, close: () => blobs.stop() };
}

const [command = 'list', id] = process.argv.slice(2);
if (!['list', 'deliver', 'delete'].includes(command) || (command !== 'list' && !isInquiryId(id))) {
  console.error(
    'npm run outbox -- list           what waits, and why\nnpm run outbox -- deliver <id>   send it now\nnpm run outbox -- delete <id>    forget it',
  );
  process.exit(2);
}
try {
  const { store, context, close } = await openStore();
  const inquiry = createInquiry({ env, context, root, store });
  const isDone = await operate(inquiry, command, id ?? '', (line) => console.log(line));
  await close();
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
