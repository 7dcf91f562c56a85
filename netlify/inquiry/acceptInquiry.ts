import type { Inquiry, StoredEntry } from './entry.js';
import { log, logStoreDown } from './log.js';
import type { Outbox } from './outbox.js';
import { withTimeout } from './withTimeout.js';

/** Milliseconds reserved for recording the outcome of an attempt. */
const recordBudget = 1000;

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
  let added: StoredEntry | undefined;
  try {
    added = await outbox.add(inquiry);
  } catch (error) {
    logStoreDown(error, { id });
    return sendUnstored(outbox, inquiry, deadline);
  }
  log.info(added ? 'stored' : 'duplicate', { id });
  if (added)
    await withTimeout(timeLeft(deadline), sendStored(outbox, added, deadline)).catch(
      (error: unknown) => logStoreDown(error, { id }),
    );
  return true;
}

const timeLeft = (deadline: number) => Math.max(0, deadline - performance.now());

/** Sends an inquiry that the store did not take. Returns whether that succeeded. */
async function sendUnstored(outbox: Outbox, inquiry: Inquiry, deadline: number) {
  const failure = await outbox.sendUnstored(inquiry, timeLeft(deadline) - recordBudget);
  if (failure) log.alert('unavailable', { id: inquiry.id, code: failure.code });
  else await withTimeout(timeLeft(deadline), outbox.addSent(inquiry)).catch(() => {});
  return !failure;
}

/** Sends a new entry, unless it is a duplicate or belongs in the next run's digest. */
async function sendStored(outbox: Outbox, added: StoredEntry, deadline: number): Promise<void> {
  const { id } = added.entry.inquiry;
  // After the write: an entry is under `sent/` before it leaves `open/`, so no duplicate is missed.
  const [isDuplicate, isLeft] = await Promise.all([
    outbox.hasEarlierCopy(added.key).catch((error: unknown) => logStoreDown(error, { id })),
    outbox.belongsInDigest(),
  ]);
  if (isDuplicate) {
    log.info('duplicate', { id });
    await outbox.remove(added.key);
  } else if (isLeft) {
    // If this fails, its first attempt counts as begun, and a run sends it after three hours.
    await outbox.release(added);
  } else {
    await outbox.deliver([added], timeLeft(deadline) - recordBudget);
  }
}
