import { rm } from 'node:fs/promises';
import { createLog } from '../inquiry/log.js';
import type { Store } from '../inquiry/Store.js';
import { createInquiry } from '../inquiry/createInquiry.js';
import { key } from './post.js';
import { startStandIn } from './sendGridStandIn.js';
import { writeFormPages } from './writeFormPages.js';

/** The whole inquiry as in production, but for SendGrid, which is the stand-in. */
export async function startInquiry({
  store,
  env = {},
  context = 'production',
  now = Date.now,
}: {
  store: Store;
  env?: Record<string, string>;
  context?: string;
  now?: () => number;
}) {
  const root = await writeFormPages();
  const standIn = await startStandIn();
  const lines: string[] = [];
  const settings = { SENDGRID_API_KEY: key, SENDGRID_BASE_URL: standIn.url };
  const current: Record<string, string | undefined> = { ...settings, ...env };
  const log = createLog((line) => lines.push(line));
  const inquiry = createInquiry({ env: current, context, root, store, now, log });
  return {
    ...inquiry,
    standIn,
    /** Every line that was logged. */
    lines,
    root,
    /** Takes back every deviation from the right settings, as an operator would. */
    repair: () => {
      for (const name of Object.keys(env)) delete current[name];
      Object.assign(current, settings);
    },
    /** Ids of the mails that were accepted, in their order. */
    delivered: () => standIn.accepted.map(({ id }) => id),
    close: async () => {
      await standIn.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
