import { dayLength, retention } from '../contact.js';
import { isDuplicate, parseKey } from './entry.js';
import type { Delivery } from './inquirySender.js';
import { log } from './log.js';
import type { MailOwner } from './Mailer.js';
import { notifyOwner } from './notifyOwner.js';
import { forEachConcurrently, type Run } from './run.js';
import { sendDue } from './sendDue.js';
import { readState } from './state.js';

/**
 * Processes the outbox: sends what is due, notifies the owner of what needs a person, and deletes what is too
 * old. Runs may overlap.
 */
export async function processOutbox(delivery: Delivery, mailOwner: MailOwner): Promise<void> {
  const { outbox, now } = delivery;
  const { store } = outbox;
  const start = performance.now();
  const last = await readState(store);
  const keys = await store.keys();
  const run: Run = { ...delivery, keys, elapsed: () => performance.now() - start };
  const known = new Set(keys);
  const open = keys.filter((key) => parseKey(key)?.folder === 'open');
  const duplicates = new Set(open.filter((key) => isDuplicate(key, known, now())));
  const unsent = open.filter((key) => !duplicates.has(key));
  const findings = await sendDue(run, unsent, last.undelivered);
  if (await notifyOwner({ store, last, now, mailOwner }, findings)) await purge(run, duplicates);
}

/** Deletes duplicates and expired entries, both known by their keys alone. */
async function purge(run: Run, duplicates: Iterable<string>): Promise<void> {
  const { outbox, keys, now } = run;
  const maxDays = { open: retention.inquiryDays, sent: retention.sentDays };
  const expired = keys.filter((each) => {
    const key = parseKey(each);
    return key && now() - Date.parse(key.day) >= maxDays[key.folder] * dayLength;
  });
  const { length: count } = expired.filter((key) => parseKey(key)?.folder === 'open');
  if (count > 0) log.alert('expired', { count });
  await forEachConcurrently(run, [...expired, ...duplicates], (key) => outbox.store.remove(key));
}
