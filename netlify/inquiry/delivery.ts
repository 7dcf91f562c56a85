import { startBudget, within, type Budget } from './deadline.js';
import type { Inquiry } from './Inquiry.js';
import { codeOf, type Log } from './log.js';
import { MailError } from './Mailer.js';
import { shelves, type Entry, type Held, type Outbox } from './outbox.js';

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

/** Attempts of unknown outcome after which a person decides: each may have become a mail. */
const mostUnknown = 2;

/** Inquiries that a process remembers having sent without a store. */
const mostRemembered = 1000;

/** What the provider says to a wrong key or sender, or when the credits are used up. */
const refusals = new Set(['401', '403']);

export type DeliveryDependencies = {
  outbox: Outbox;
  /** Composes and sends the mail of one inquiry; throws a `MailError` when it was not taken. */
  send: (inquiry: Inquiry, deadline: number) => Promise<void>;
  log: Log;
  /** The clock; milliseconds since 1970. */
  now: () => number;
};

export type Delivery = ReturnType<typeof createDelivery>;

/** How far an inquiry has come. Either is enough to acknowledge it. */
type Certainty = { stored: boolean; sent: boolean };

/** Brings inquiries from the form into the outbox, and from the outbox to the owner. */
export function createDelivery({ outbox, send, log, now }: DeliveryDependencies) {
  /** Posts under way in this process, so that a double click joins the first click's. */
  const underWay = new Map<string, Promise<boolean>>();
  /** What this process sent while the store was down: the marker that it could not write. */
  const unstored = new Map<string, { isSent: boolean; unknown: number }>();
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
      else if (failure.outcome !== 'never') log.note('retryLater', details);
      return failure;
    }
  }

  /** Moves an entry to the operator's shelves, with an alert of the shelf's name. */
  async function shelve(held: Held, shelf: 'dead' | 'unclear', code: string): Promise<void> {
    const { id } = held.entry.inquiry;
    if (await outbox.shelve(held, shelf, code)) log.alert(shelf, { id, code });
  }

  /** Notes the result of an attempt in the outbox. */
  async function conclude(held: Held, failure: MailError | undefined): Promise<void> {
    if (!failure) return outbox.settle(held.entry.inquiry.id);
    const { code, outcome } = failure;
    if (outcome === 'never') return shelve(held, 'dead', code);
    if (outcome === 'unknown' && held.entry.unknown >= mostUnknown)
      return shelve(held, 'unclear', code);
    return outbox.noteFailure(held, code, outcome === 'notYet');
  }

  /**
   * Stores an inquiry.
   *
   * @returns the entry if it is to be sent now, nothing if it is taken care of already
   */
  async function store(inquiry: Inquiry, certainty: Certainty): Promise<Held | undefined> {
    const { id } = inquiry;
    const isNew = await outbox.add(inquiry, unstored.get(id)?.unknown);
    certainty.stored = true;
    // Asked after storing, not before: a parallel post may have been delivered in between.
    const others = shelves.filter((shelf) => shelf !== 'waiting');
    const [held, known] = await Promise.all([outbox.hold('waiting', id), outbox.find(id, others)]);
    if (!held && known.length === 0) {
      certainty.stored = false;
      throw Object.assign(new Error('What was stored is not there'), { code: 'NOT_STORED' });
    }
    // It waits already: the process that stored it is delivering it.
    if (!isNew) return undefined;
    log.note('stored', { id });
    if (known.length > 0) {
      log.note('knownBefore', { id });
      await outbox.remove('waiting', id);
      return undefined;
    }
    return held === 'unreadable' ? undefined : held;
  }

  async function storeThenSend(inquiry: Inquiry, budget: Budget, certainty: Certainty) {
    const { id } = inquiry;
    const before = unstored.get(id);
    if (before?.isSent) {
      certainty.sent = true;
      return outbox.settle(id).catch(() => undefined);
    }
    let held: Held | undefined;
    try {
      held = await store(inquiry, certainty);
      if (!held) return;
    } catch (error) {
      log.alert('storeDown', { id, code: codeOf(error) });
      // Stored, but nobody knows whether it was delivered before: the next round asks again.
      if (certainty.stored) return;
    }
    const unknown = before?.unknown ?? 0;
    if (unknown >= mostUnknown) return;
    const failure = await attempt(inquiry, Math.min(sendDeadline, budget.left() - reserve));
    certainty.sent = failure === undefined;
    try {
      if (held) return await conclude(held, failure);
      if (unstored.size >= mostRemembered) unstored.clear();
      const isUnknown = failure?.outcome === 'unknown';
      unstored.set(id, { isSent: !failure, unknown: unknown + (isUnknown ? 1 : 0) });
      // The call that failed may have stored it all the same.
      if (!failure) await outbox.settle(id);
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
    const waiting = await outbox.hold('waiting', id);
    if (!waiting) return;
    if (waiting === 'unreadable') {
      log.alert('unreadable', { id });
      return outbox.setAside(outbox.key('waiting', id));
    }
    const { entry } = waiting;
    if (outbox.isExpired(entry)) {
      log.alert('expired', { id, count: entry.attempts });
      return outbox.remove('waiting', id);
    }
    if (!isDue(entry)) return;
    // The process may have died between marking and removing it.
    if (await outbox.isDelivered(id)) return outbox.settle(id);
    if (entry.unknown >= mostUnknown)
      return shelve(waiting, 'unclear', entry.lastFailure ?? 'NO_ANSWER');
    const claimed = await outbox.claim(waiting);
    if (!claimed) return;
    await conclude(claimed, await attempt(entry.inquiry, unhurriedDeadline));
  }

  /**
   * Delivers what waits and is due, a few at a time, for as long as the budget lasts. What fails with
   * one entry holds up no other, and nothing is under way any more when it returns: a process may be
   * frozen then.
   */
  async function deliverWaiting(isDue: (entry: Entry) => boolean, budget: Budget): Promise<void> {
    const codes: string[] = [];
    const note = (error: unknown) => codes.push(codeOf(error));
    const ids = await outbox.ids('waiting').catch((error: unknown) => (note(error), []));
    const deliverNext = async () => {
      for (let id = ids.pop(); id && budget.left() > 0; id = ids.pop()) {
        await deliverEntry(id, isDue).catch(note);
      }
    };
    await Promise.all(Array.from({ length: parallel }, deliverNext));
    const [code] = codes;
    if (code) log.alert('storeDown', { code, count: codes.length });
  }

  return {
    /**
     * Stores an inquiry and tries to deliver it.
     *
     * @param budget - the time in which the visitor must have an answer
     * @param background - takes work that may go on after the answer
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
  };
}

/** Takes work that goes on after the answer, as Netlify's `context.waitUntil` does. */
export type Background = (work: Promise<unknown>) => void;
