import { blobStore } from '../inquiry/blobStore.js';
import { createInquiry } from '../inquiry/createInquiry.js';
import { createLog } from '../inquiry/log.js';
import type { Shelf } from '../inquiry/outbox.js';
import { runRound } from '../inquiry/upkeep.js';
import { startLocalBlobs } from '../local/localBlobs.js';
import { operate } from '../local/outbox.js';
import { scriptPost, visitFrom } from './post.js';

// The function, the rounds of the scheduled one and the local store, in the process that
// `soak.test.ts` kills. Its parent learns of an acknowledgement as a visitor does: when the answer is there.

/** A moment of the simulated time, the ids posted in it, and whether the outbox is listed after it. */
export type Moment = { time: number; ids: string[]; isListed: boolean };

/** What the process says: that it acknowledged an inquiry, or how a moment ended. */
export type Report = {
  acknowledged?: string;
  isOver?: boolean;
  lists?: Record<Shelf, string[]>;
  /** The operator's list. */
  printed?: string;
};

const say = (report: Report) => process.send?.(report);
const root = process.env['SOAK_ROOT'] ?? '';
let time = 0;
const { access } = await startLocalBlobs(`${root}/blobs`);
const inquiry = createInquiry({
  env: process.env,
  context: 'production',
  root,
  // A slow machine must not make the store look ill.
  store: blobStore(access, 60_000),
  log: createLog(() => {}),
  now: () => time,
});

process.on('message', async (moment: Moment) => {
  ({ time } = moment);
  const visit = visitFrom('192.0.2.1');
  const posts = moment.ids.map(async (id) => {
    const { status } = await inquiry.handle(scriptPost({ id }), visit);
    if (status === 202) say({ acknowledged: id });
  });
  await Promise.all([...posts, runRound(inquiry, new Date(time))]);
  await visit.settled();
  if (!moment.isListed) return say({ isOver: true });
  const printed: string[] = [];
  await operate(inquiry, 'list', '', (line) => printed.push(line));
  return say({ isOver: true, lists: await inquiry.outbox.list(), printed: printed.join('\n') });
});
say({});
