import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { blobStore } from '../inquiry/blobStore.js';
import { createInquiry, localContext } from '../inquiry/createInquiry.js';
import type { Store } from '../inquiry/Store.js';
import { startLocalBlobs } from './localBlobs.js';
import { operate, usage } from './outboxCommands.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { env } = process;

/** An operator can wait longer than a visitor; milliseconds for one call. */
const patience = 10_000;

/** The store of the deployed site, or of this machine where no token is given. */
async function openStore(): Promise<{ store: Store; context: string; close: () => Promise<void> }> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (siteID && token) {
    const context = env['OUTBOX_CONTEXT'] || 'production';
    const store = blobStore({ siteID, token }, patience);
    return { store, context, close: () => Promise.resolve() };
  }
  if (siteID || token)
    throw new Error(
      'For the deployed site both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are needed; see docs/operations.md.',
    );
  const { access, close } = await startLocalBlobs(path.join(root, '.netlify/blobs-serve'));
  return { store: blobStore(access, patience), context: localContext, close };
}

const [command = 'list', name = ''] = process.argv.slice(2);
if (!['list', 'show', 'deliver', 'delete'].includes(command) || (command !== 'list' && !name)) {
  console.error(usage);
  process.exit(2);
}
try {
  const { store, context, close } = await openStore();
  const inquiry = createInquiry({ env, context, root, store });
  const isDone = await operate(inquiry, command, name, (line) => console.log(line));
  await close();
  process.exitCode = isDone ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
