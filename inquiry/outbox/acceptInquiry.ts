import type { Inquiry } from '../inquiry.js';
import { log, logStoreDown } from '../log.js';
import { newEntry, type StoredEntry } from './entry.js';
import { prefixOf } from './keys.js';
import type { Outbox } from './outbox.js';
import { isRecent } from './runState.js';

/**
 * Stores an inquiry, then tries to send it. A stored inquiry is accepted: if sending fails, a run sends it. The visitor
 * still waits for the first attempt, because Netlify may stop a function that has responded.
 *
 * @param deadline - when to return, on the clock of `performance.now`
 * @returns whether it is stored or sent
 */
export async function acceptInquiry(
  outbox: Outbox,
  inquiry: Inquiry,
  deadline: number,
): Promise<boolean> {
  const { id } = inquiry;
  const logDown = (error: unknown) => logStoreDown(error, { id });
  const claimed = newEntry(inquiry, outbox.now());
  let stored: StoredEntry | undefined;
  try {
    stored = await outbox.add(claimed);
  } catch (error) {
    logDown(error);
    // This also stores the entry with the outcome, if the attempt fails and the store is back.
    const [undelivered] = await outbox.deliver([claimed], deadline);
    if (!undelivered) return true;
    const isStored = undelivered.version !== null;
    if (!isStored) log.alert('unavailable', { id });
    return isStored;
  }
  log.info(stored ? 'stored' : 'duplicate', { id });
  if (!stored) return true;
  // If an entry cannot be released, its attempt counts as begun: a run makes the next one after three hours.
  if (await belongsInDigest(outbox)) await outbox.release(stored).catch(logDown);
  else await outbox.deliver([stored], deadline);
  return true;
}

/** Whether the next run mails a new inquiry in its digest: in a flood, while runs finish. */
async function belongsInDigest(outbox: Outbox): Promise<boolean> {
  const now = outbox.now();
  const listed = Promise.all([outbox.keys('open/'), outbox.keys(prefixOf('sent', now))]);
  const [keys, state] = await Promise.all([
    listed.catch(logStoreDown),
    outbox.readState().catch(logStoreDown),
  ]);
  if (!state || !isRecent(state, now)) return false;
  // If the keys cannot be listed, a late digest does less harm than a flood of mails.
  return !keys || outbox.isFlood(keys.flat(), state);
}
