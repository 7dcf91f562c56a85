import { rm } from 'node:fs/promises';
import { createInquiry, type Settings } from '../inquiry/createInquiry.js';
import { createLog } from '../inquiry/log.js';
import { memoryStore } from './memoryStore.js';
import { key, scriptPost } from './post.js';
import { startStandIn } from './sendGridStandIn.js';
import { writeFormPages } from './writeFormPages.js';

/** The whole inquiry as in production, but for the store, and SendGrid, which is the stand-in. */
export async function startInquiry({ env = {}, ...settings }: Partial<Settings> = {}) {
  const root = await writeFormPages();
  const standIn = await startStandIn();
  const lines: string[] = [];
  const inquiry = createInquiry({
    context: 'production',
    root,
    store: memoryStore(),
    log: createLog((line) => lines.push(line)),
    ...settings,
    env: { SENDGRID_API_KEY: key, SENDGRID_BASE_URL: standIn.url, ...env },
  });
  return {
    ...inquiry,
    post: (request: Request = scriptPost()) => inquiry.handle(request),
    standIn,
    lines,
    /** Ids of the mails that were accepted, in their order. */
    delivered: () => standIn.accepted.map(({ id }) => id),
    close: async () => {
      await standIn.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
