import type { Inquiry } from '../inquiry.js';
import { log, logStoreDown } from '../log.js';
import type { StoredEntry } from './entry.js';
import { isRecent, type HealthRecord } from './healthRecord.js';
import { keyOf, prefixOf } from './keys.js';
import type { Outbox } from './outbox.js';
import { noteTimeout } from '../time.js';

/**
 * Stores an inquiry, then sends it. Once it is stored, it is accepted: whatever fails from then on, a run sends it.
 *
 * @param deadline - when the visitor needs a response, on the clock of `performance.now`
 * @returns whether it is stored or sent
 */
export async function acceptInquiry(
  outbox: Outbox,
  health: HealthRecord,
  inquiry: Inquiry,
  deadline: number,
): Promise<boolean> {
  const { id } = inquiry;
  const logDown = (error: unknown) => logStoreDown(error, { id });
  const created = outbox.createEntry(inquiry);
  let added: StoredEntry | undefined;
  try {
    added = await outbox.add(created);
  } catch (error) {
    logDown(error);
    const [undelivered] = await outbox.deliver([created], deadline - noteTimeout);
    // The store may take it at the second try, with the outcome of the attempt.
    const isKept = !undelivered || undelivered.version !== null;
    if (!isKept) log.alert('unavailable', { id });
    return isKept;
  }
  log.info(added ? 'stored' : 'duplicate', { id });
  if (!added) return true;
  const [sent, isDeferred] = await Promise.all([
    outbox.read(keyOf('sent', id, outbox.now())).catch(logDown),
    belongsInDigest(outbox, health),
  ]);
  if (sent) {
    log.info('duplicate', { id });
    await outbox.remove(added.key).catch(logDown);
  }
  // An entry that cannot be released counts as attempted. A run sends it after three hours.
  else if (isDeferred) await outbox.release(added).catch(logDown);
  else await outbox.deliver([added], deadline);
  return true;
}

/** Whether a new inquiry is left to the next run, for its digest: in a flood, if runs do finish. */
async function belongsInDigest(outbox: Outbox, health: HealthRecord): Promise<boolean> {
  const now = outbox.now();
  const listed = Promise.all([outbox.keys('open/'), outbox.keys(prefixOf('sent', now))]);
  const [keys, state] = await Promise.all([
    listed.catch(logStoreDown),
    health.readState().catch(logStoreDown),
  ]);
  if (!state || !isRecent(state, now)) return false;
  // Without the list, a digest is the smaller harm.
  return !keys || outbox.isFlood(keys.flat(), state.overdue);
}
