import { createHmac, randomUUID } from 'node:crypto';
import { networkOf } from './addressLimit.js';
import { within } from './deadline.js';
import type { OutboxDependencies } from './outbox.js';

/** Messages that one network may send in a day (UTC): more than a busy office, less than a flood. */
const mostFromOne = 30;

/** Messages of all visitors in a day, so that a flood uses up neither credits nor the mailbox. */
const mostOfAll = 300;

/** Longest wait for the count while a visitor waits; milliseconds. */
const countDeadline = 500;

/**
 * Counts a day's messages in the store, one key for each: listing them is counting, and no two
 * processes ever write the same key. `createUpkeep` deletes those of former days.
 *
 * Where the store does not answer nobody is refused: the process's own limit goes on working.
 *
 * @param secret - without it, nobody can turn a key of the store back into an address
 */
export function createDailyCount({ store, context, now }: OutboxDependencies, secret: string) {
  const fallback = randomUUID();
  const prefix = () => `${context}/count/${new Date(now()).toISOString().slice(0, 10)}/`;
  const network = (address: string) =>
    createHmac('sha256', secret || fallback)
      .update(prefix() + networkOf(address))
      .digest('hex')
      .slice(0, 16);

  return {
    async isExceeded(address: string): Promise<boolean> {
      const keys = await within(countDeadline, () => store.keys(prefix())).catch(() => []);
      const own = prefix() + network(address);
      return (
        keys.length >= mostOfAll || keys.filter((key) => key.startsWith(own)).length >= mostFromOne
      );
    },

    /** Counts one message. */
    async add(address: string): Promise<void> {
      const key = `${prefix()}${network(address)}/${randomUUID()}`;
      await store.create(key, new Date(now()).toISOString()).catch(() => undefined);
    },
  };
}

export type DailyCount = ReturnType<typeof createDailyCount>;
