import { startBudget, within, type Budget } from './deadline.js';
import type { Inquiry } from './Inquiry.js';
import { codeOf, type Log } from './log.js';
import { MailError } from './Mailer.js';
import type { Entry, Outbox } from './outbox.js';

/** Longest wait for the provider while a visitor waits; milliseconds. */
const sendDeadline = 2500;

/** Longest wait for the provider while nobody waits; milliseconds. */
const unhurriedDeadline = 8000;

/** Kept back while a visitor waits, to note the result in the store; milliseconds. */
const reserve = 500;

/** Entries that one round delivers at the same time. */
const parallel = 4;

/** A waiting entry is left alone for this long after an attempt began; milliseconds. */
const lease = 60_000;

/** Least time between two nudges of one process: a crowd of inquiries needs no crowd of them. */
const nudgePause = 10_000;

/** What the provider says to a wrong key or sender, or when the credits are used up. */
const refusals = new Set(['401', '403']);

export interface DeliveryDependencies {
  outbox: Outbox;
  /** Composes and sends the mail of one inquiry; throws a `MailError` when it was not taken. */
  send: (inquiry: Inquiry, deadline: number) => Promise<void>;
  log: Log;
  /** The clock; milliseconds since 1970. */
  now: () => number;
}

export type Delivery = ReturnType<typeof createDelivery>;

/** How far an inquiry has come. Either is enough to acknowledge it. */
interface Certainty {
  stored: boolean;
  sent: boolean;
}

/** Brings inquiries from the form into the outbox, and from the outbox to the owner. */
export function createDelivery({ outbox, send, log, now }: DeliveryDependencies) {
  /** Posts under way in this process, so that a double click joins the first click's. */
  const underWay = new Map<string, Promise<boolean>>();
  let lastNudgeAt = Number.NEGATIVE_INFINITY;

  /** Sends the mail. Returns why not, or nothing when it was taken. */
  async function attempt(inquiry: Inquiry, deadline: number): Promise<MailError | undefined> {
    try {
      await send(inquiry, deadline);
      log.note('delivered', { id: inquiry.id });
      return undefined;
    } catch (error) {
      const failure = error instanceof MailError ? error : new MailError(codeOf(error));
      const details = { id: inquiry.id, code: failure.code };
      if (refusals.has(failure.code)) log.alert('refusedByProvider', details);
      else if (!failure.isFinal) log.note('retryLater', details);
      return failure;
    }
  }

  /** Notes the result of an attempt in the outbox. */
  async function conclude(entry: Entry, failure: MailError | undefined): Promise<void> {
    const { id } = entry.inquiry;
    if (!failure) return outbox.settle(id);
    if (!failure.isFinal) return outbox.noteFailure(entry, failure.code);
    log.alert('dead', { id, code: failure.code });
    return outbox.bury(entry, failure.code);
  }

  async function storeThenSend(inquiry: Inquiry, budget: Budget, certainty: Certainty) {
    const { id } = inquiry;
    let entry: Entry | undefined;
    try {
      entry = await outbox.add(inquiry);
      certainty.stored = true;
      // It waits already: whoever stored it is delivering it.
      if (!entry) return;
      log.note('stored', { id });
      // Asked after storing, not before: a parallel post may have been delivered in between.
      if (await outbox.isDelivered(id)) {
        log.note('deliveredBefore', { id });
        return await outbox.remove('waiting', id);
      }
    } catch (error) {
      log.alert('storeDown', { id, code: codeOf(error) });
      // Stored, but nobody knows whether it was delivered before: the next round asks again.
      if (certainty.stored) return;
    }
    const failure = await attempt(inquiry, Math.min(sendDeadline, budget.left() - reserve));
    certainty.sent = failure === undefined;
    try {
      if (entry) await conclude(entry, failure);
      // The call that failed may have stored it all the same.
      else if (!failure) await outbox.settle(id);
    } catch (error) {
      log.alert('storeDown', { id, code: codeOf(error) });
    }
  }

  async function acceptOnce(inquiry: Inquiry, budget: Budget, background: Background) {
    const certainty: Certainty = { stored: false, sent: false };
    const work = storeThenSend(inquiry, budget, certainty);
    background(work);
    await within(budget.left(), () => work).catch(() => undefined);
    if (certainty.sent) background(nudgeOutbox());
    const isCertain = certainty.stored || certainty.sent;
    if (!isCertain) log.alert('unavailable', { id: inquiry.id });
    return isCertain;
  }

  /** What waits is tried again when the provider has just taken a mail. */
  async function nudgeOutbox(): Promise<void> {
    if (now() - lastNudgeAt < nudgePause) return;
    lastNudgeAt = now();
    await deliverWaiting(({ lastAttemptAt }) => now() - lastAttemptAt >= lease, startBudget(5000));
  }

  async function deliverEntry(id: string, isDue: (entry: Entry) => boolean): Promise<void> {
    const waiting = await outbox.read('waiting', id);
    if (!waiting) return;
    if (outbox.isExpired(waiting)) {
      log.alert('expired', { id, count: waiting.attempts });
      return outbox.remove('waiting', id);
    }
    if (!isDue(waiting)) return;
    const entry = await outbox.claim(id, isDue);
    if (!entry) return;
    // The process may have died between marking and removing it.
    if (await outbox.isDelivered(id)) return outbox.settle(id);
    await conclude(entry, await attempt(entry.inquiry, unhurriedDeadline));
  }

  /** Delivers what waits and is due, a few at a time, for as long as the budget lasts. */
  async function deliverWaiting(isDue: (entry: Entry) => boolean, budget: Budget): Promise<void> {
    try {
      const ids = await outbox.ids('waiting');
      const deliverNext = async () => {
        for (let id = ids.pop(); id && budget.left() > 0; id = ids.pop()) {
          await deliverEntry(id, isDue);
        }
      };
      await Promise.all(Array.from({ length: parallel }, deliverNext));
    } catch (error) {
      log.alert('storeDown', { code: codeOf(error) });
    }
  }

  return {
    /**
     * Stores an inquiry and tries to deliver it.
     *
     * @param budget the time in which the visitor must have an answer
     * @param background takes work that may go on after the answer
     * @returns whether the inquiry is certain to arrive: stored, sent, or both
     */
    accept(inquiry: Inquiry, budget: Budget, background: Background = () => {}): Promise<boolean> {
      const joined = underWay.get(inquiry.id);
      if (joined) return joined;
      const accepted = acceptOnce(inquiry, budget, background).finally(() =>
        underWay.delete(inquiry.id),
      );
      underWay.set(inquiry.id, accepted);
      return accepted;
    },

    /** One round of the scheduled function: delivers what is due. */
    deliverDue: (budget: Budget) =>
      deliverWaiting(({ nextAttemptAt }) => now() >= nextAttemptAt, budget),

    /** Delivers one waiting entry at once, due or not. */
    deliverNow: (id: string) => deliverEntry(id, () => true),

    /** Deletes buried inquiries when their time has come. */
    async purgeDead(): Promise<void> {
      for (const id of await outbox.ids('dead')) {
        const entry = await outbox.read('dead', id);
        if (!entry || !outbox.isExpired(entry)) continue;
        log.alert('expired', { id, count: entry.attempts });
        await outbox.remove('dead', id);
      }
    },

    /** Deletes old markers, and reminds of inquiries that have waited for more than an hour. */
    async tidy(): Promise<void> {
      const count = await outbox.purgeMarkers();
      if (count > 0) log.note('purged', { count });
      const waiting = await Promise.all(
        (await outbox.ids('waiting')).map((id) => outbox.read('waiting', id)),
      );
      const late = waiting.filter((entry) => entry && now() - entry.inquiry.receivedAt > 3_600_000);
      const stuck = late.length + (await outbox.ids('dead')).length;
      if (stuck > 0) log.alert('stuck', { count: stuck });
    },
  };
}

/** Takes work that goes on after the answer, as Netlify's `context.waitUntil` does. */
export type Background = (work: Promise<unknown>) => void;
