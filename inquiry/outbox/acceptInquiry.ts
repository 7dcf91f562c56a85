import type { Inquiry } from '../inquiry.js';
import { log, logStoreDown } from '../log.js';
import { newEntry, type StoredEntry } from './entry.js';
import { prefixOf } from './keys.js';
import type { Outbox } from './outbox.js';
import { isRecent } from './runState.js';

/**
 * Stores an inquiry, then tries to send it. Once it is stored, it is accepted: if anything fails from then on, a run
 * sends it. The visitor waits for the attempt all the same, because Netlify may stop a function that has responded.
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
    // Recording the outcome of a failed attempt tries to store the entry again.
    const [undelivered] = await outbox.deliver([claimed], deadline);
    const isKept = undelivered?.version !== null;
    if (!isKept) log.alert('unavailable', { id });
    return isKept;
  }
  log.info(stored ? 'stored' : 'duplicate', { id });
  if (!stored) return true;
  // If an entry cannot be released, its attempt counts as begun: a run makes the next one after three hours.
  if (await belongsInDigest(outbox)) await outbox.release(stored).catch(logDown);
  else await outbox.deliver([stored], deadline);
  return true;
}

/** Whether a new inquiry is left to the next run, for its digest: in a flood, if runs do finish. */
async function belongsInDigest(outbox: Outbox): Promise<boolean> {
  const now = outbox.now();
  const listed = Promise.all([outbox.keys('open/'), outbox.keys(prefixOf('sent', now))]);
  const [keys, state] = await Promise.all([
    listed.catch(logStoreDown),
    outbox.readState().catch(logStoreDown),
  ]);
  if (!state || !isRecent(state, now)) return false;
  // Without the list, a digest is the smaller harm.
  return !keys || outbox.isFlood(keys.flat(), state);
}
