import type { Inquiry, StoredEntry } from './entry.js';
import type { Delivery } from './inquirySender.js';
import { log, logStoreDown } from './log.js';
import { isRecent, readState } from './state.js';
import { withTimeout } from './withTimeout.js';

/** Milliseconds reserved for recording the result of an attempt. */
const recordBudget = 1000;

/**
 * Stores an inquiry, then sends it. Once it is stored, it is accepted: whatever fails from then on, a run sends it.
 *
 * @param deadline - when the visitor needs a response, on the clock of `performance.now`
 * @returns whether it is stored or sent
 */
export async function acceptInquiry(
  delivery: Delivery,
  inquiry: Inquiry,
  deadline: number,
): Promise<boolean> {
  const { id } = inquiry;
  let added: StoredEntry | undefined;
  try {
    added = await delivery.outbox.add(inquiry);
  } catch (error) {
    logStoreDown(error, { id });
    return sendUnstored(delivery, inquiry, deadline);
  }
  log.info(added ? 'stored' : 'duplicate', { id });
  if (added) await sendStored(delivery, added, deadline);
  return true;
}

const timeLeft = (deadline: number) => Math.max(0, deadline - performance.now());

/** Sends an inquiry that the store did not take: this attempt is the only one. */
async function sendUnstored({ outbox, send }: Delivery, inquiry: Inquiry, deadline: number) {
  const failure = await send([inquiry], timeLeft(deadline) - recordBudget);
  if (failure) log.alert('unavailable', { id: inquiry.id, code: failure.code });
  else await withTimeout(timeLeft(deadline), outbox.addSent(inquiry)).catch(() => {});
  return !failure;
}

/** Sends a new entry, unless it is a duplicate or belongs in the next run's digest. */
async function sendStored(delivery: Delivery, added: StoredEntry, deadline: number): Promise<void> {
  const { outbox, send } = delivery;
  const { inquiry } = added.entry;
  const { id } = inquiry;
  // After the write: an entry is under `sent/` before it leaves `open/`, so no duplicate is missed.
  const kind = await classify(delivery, added.key).catch((error: unknown) => {
    logStoreDown(error, { id });
    return 'unknown' as const;
  });
  switch (kind) {
    case 'duplicate':
      log.info('duplicate', { id });
      await outbox.store.remove(added.key).catch(() => {});
      break;
    case 'flood':
      // If this fails, the first run after three hours sends it.
      await outbox.leaveToNextRun(added).catch(() => {});
      break;
    case 'new':
    case 'unknown': {
      const failure = await send([inquiry], timeLeft(deadline) - recordBudget);
      await withTimeout(timeLeft(deadline), outbox.recordOutcome(added, failure)).catch(
        (error: unknown) => logStoreDown(error, { id }),
      );
    }
  }
}

/** Whether a stored inquiry is a duplicate, one of a flood that the next run sends, or neither. */
async function classify(
  { outbox, now }: Delivery,
  key: string,
): Promise<'duplicate' | 'flood' | 'new'> {
  const [isFlood, isDuplicate, { finishedAt }] = await Promise.all([
    outbox.recentKeys().then(outbox.isFlood, (error: unknown) => {
      logStoreDown(error);
      // Listing times out only in a flood.
      return true;
    }),
    outbox.hasEarlierCopy(key),
    readState(outbox.store),
  ]);
  if (isDuplicate) return 'duplicate';
  // The next run sends it only if runs do finish.
  return isFlood && isRecent(finishedAt, now()) ? 'flood' : 'new';
}
