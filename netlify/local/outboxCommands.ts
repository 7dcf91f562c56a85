import type { Entry } from '../inquiry/outbox.js';
import type { InquiryService } from '../inquiry/createInquiry.js';

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/**
 * Carries out one of the operator's commands. Says nothing of what visitors wrote: an id is enough
 * to act, and a terminal keeps what it shows.
 *
 * @param print takes one line at a time
 * @returns whether it could be done
 */
export async function operate(
  { outbox, delivery, missing }: Pick<InquiryService, 'outbox' | 'delivery' | 'missing'>,
  command: string,
  id: string,
  print: (line: string) => void,
): Promise<boolean> {
  if (command === 'list') {
    for (const shelf of ['waiting', 'dead'] as const) {
      const ids = await outbox.ids(shelf);
      print(`${shelf}: ${ids.length}`);
      for (const each of ids) {
        const entry = await outbox.read(shelf, each);
        if (entry) print(`  ${describe(entry, shelf === 'waiting')}`);
      }
    }
    return true;
  }
  const isKnown = (await outbox.read('waiting', id)) ?? (await outbox.read('dead', id));
  if (!isKnown) {
    print(`${id} is not in the outbox: it was delivered, deleted, or never arrived.`);
    return false;
  }
  if (command === 'delete') {
    await outbox.remove('waiting', id);
    await outbox.remove('dead', id);
    print(`${id} is deleted.`);
    return true;
  }
  await outbox.requeue(id);
  const variables = missing();
  if (variables.length > 0) {
    print(`${id} is due now: the scheduled function sends it within a minute.`);
    print(`(Not sent from here: ${variables.join(', ')} is missing or wrong in this shell.)`);
    return true;
  }
  await delivery.deliverNow(id);
  const left = (await outbox.read('waiting', id)) ?? (await outbox.read('dead', id));
  print(left ? `${id} was not taken: ${left.lastFailure ?? 'unknown'}` : `${id} is delivered.`);
  return left === undefined;
}

function describe({ inquiry, attempts, nextAttemptAt, lastFailure }: Entry, isWaiting: boolean) {
  const tries = `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
  return [
    inquiry.id,
    `received ${time.format(inquiry.receivedAt)}`,
    tries,
    `last failure ${lastFailure ?? 'none noted'}`,
    ...(isWaiting ? [`next attempt ${time.format(nextAttemptAt)}`] : []),
  ].join(', ');
}
