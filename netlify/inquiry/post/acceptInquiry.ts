import type { Inquiry } from '../inquiry.js';
import { log, logStoreDown } from '../log.js';
import type { StoredEntry } from '../outbox/entry.js';
import type { Outbox } from '../outbox/outbox.js';

/**
 * Stores an inquiry, then sends it. Once it is stored, it is accepted: whatever fails from then on, a run sends it.
 *
 * @param deadline - when the visitor needs a response, on the clock of `performance.now`
 * @returns whether it is stored or sent
 */
export async function acceptInquiry(
  outbox: Outbox,
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
    const [undelivered] = await outbox.deliver([created], deadline);
    // The store may take it at the second try, with the outcome of the attempt.
    const isKept = !undelivered || undelivered.version !== null;
    if (!isKept) log.alert('unavailable', { id });
    return isKept;
  }
  log.info(added ? 'stored' : 'duplicate', { id });
  if (!added) return true;
  const [isDuplicate, isDeferred] = await Promise.all([
    outbox.isDuplicate(added.key).catch(logDown),
    outbox.belongsInDigest(),
  ]);
  if (isDuplicate) {
    log.info('duplicate', { id });
    await outbox.remove(added.key).catch(logDown);
  }
  // An entry that cannot be released counts as attempted. A run sends it after three hours.
  else if (isDeferred) await outbox.release(added).catch(logDown);
  else await outbox.deliver([added], deadline);
  return true;
}
