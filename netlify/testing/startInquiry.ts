import { rm } from 'node:fs/promises';
import type { Store } from '../inquiry/inbox.js';
import { createInquiry } from '../inquiry/createInquiry.js';
import { createLog } from '../inquiry/log.js';
import type { Mailer } from '../inquiry/Mailer.js';
import { memoryStore } from './memoryStore.js';
import { key, scriptPost } from './post.js';
import { startStandIn } from './sendGridStandIn.js';
import { writeFormPages } from './writeFormPages.js';

type Options = {
  store?: Store;
  env?: Record<string, string>;
  context?: string;
  now?: () => number;
  /** In place of SendGrid's, which talks to the stand-in. */
  mailer?: Mailer;
};

/** The whole inquiry as in production, but for SendGrid, which is the stand-in. */
export async function startInquiry({
  store = memoryStore(),
  env = {},
  context = 'production',
  now = Date.now,
  mailer,
}: Options = {}) {
  const root = await writeFormPages();
  const standIn = await startStandIn();
  const lines: string[] = [];
  const settings = { SENDGRID_API_KEY: key, SENDGRID_BASE_URL: standIn.url };
  const inquiry = createInquiry({
    env: { ...settings, ...env },
    context,
    root,
    store,
    now,
    log: createLog((line) => lines.push(line)),
    ...(mailer && { mailer }),
  });
  return {
    ...inquiry,
    /** Posts as a visitor does. */
    post: (request: Request = scriptPost()) => inquiry.handle(request),
    standIn,
    /** Every line that was logged. */
    lines,
    root,
    /** Ids of the mails that were accepted, in their order. */
    delivered: () => standIn.accepted.map(({ id }) => id),
    close: async () => {
      await standIn.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
