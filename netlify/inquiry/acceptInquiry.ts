import type { Inquiry, StoredEntry } from './entry.js';
import { log, logStoreDown } from './log.js';
import type { Outbox } from './outbox.js';
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

/** Sends an inquiry that the store did not take: this attempt is the only one. */
async function sendUnstored(outbox: Outbox, inquiry: Inquiry, deadline: number) {
  const failure = await outbox.send([inquiry], timeLeft(deadline) - recordBudget);
  if (failure) log.alert('unavailable', { id: inquiry.id, code: failure.code });
  else await withTimeout(timeLeft(deadline), outbox.addSent(inquiry)).catch(() => {});
  return !failure;
}

/** Sends a new entry, unless it is a duplicate or belongs in the next run's digest. */
async function sendStored(outbox: Outbox, added: StoredEntry, deadline: number): Promise<void> {
  const { store, now } = outbox;
  const { id } = added.entry.inquiry;
  const orElse =
    <Value>(value: Value) =>
    (error: unknown) => {
      logStoreDown(error, { id });
      return value;
    };
  // Checked after `add`: an entry is written to `sent/` before it is removed from `open/`, so at each moment an earlier
  // copy is in one of the two.
  const [isDuplicate, isFlood, finishedAt] = await Promise.all([
    outbox.hasEarlierCopy(added.key).catch(orElse(false)),
    outbox.isFlood(),
    readState(store).then((state) => state.finishedAt, orElse(0)),
  ]);
  if (isDuplicate) {
    log.info('duplicate', { id });
    await store.remove(added.key);
  } else if (isFlood && isRecent(finishedAt, now())) {
    // Only while runs finish. If this fails, its first attempt counts as begun, and a run sends it after three hours.
    await outbox.leaveToNextRun(added);
  } else {
    await outbox.deliver([added], timeLeft(deadline) - recordBudget);
  }
}
