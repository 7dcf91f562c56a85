import { startBudget, within, type Budget } from './deadline.js';
import {
  mostUnknown,
  pauseAfterFailure,
  keyOf,
  type Entry,
  type HeldEntry,
  type Inbox,
  type Inquiry,
} from './inbox.js';
import { codeOf, type Log } from './log.js';
import { MailError } from './Mailer.js';

/** Longest wait for the provider while a visitor waits; milliseconds. */
const sendDeadline = 2500;

/** Kept back while a visitor waits, to note the result in the store; milliseconds. */
const reserve = 500;

/** Longest wait for the count of the hour's inquiries while a visitor waits; milliseconds. */
const countDeadline = 500;

/** What the provider says to a wrong key or sender, or when the credits are used up. */
const refusals = new Set(['401', '403']);

export type DeliveryDependencies = {
  inbox: Inbox;
  /** Composes and sends one mail; throws a `MailError` when it was not taken. */
  send: (inquiries: Inquiry[], deadline: number) => Promise<void>;
  log: Log;
  /** The clock; milliseconds since 1970. */
  now: () => number;
};

export type Delivery = ReturnType<typeof createDelivery>;

/** Takes work that goes on after the answer, as Netlify's `context.waitUntil` does. */
export type Background = (work: Promise<unknown>) => void;

/** How far an inquiry has come. Either is enough to acknowledge it. */
type Certainty = { stored: boolean; sent: boolean };

/** Brings inquiries from the form into the inbox, and from there to the owner. */
export function createDelivery({ inbox, send, log, now }: DeliveryDependencies) {
  /** Sends one mail. Returns why not, or nothing when it was taken. */
  async function attempt(inquiries: Inquiry[], deadline: number): Promise<MailError | undefined> {
    try {
      await send(inquiries, deadline);
      for (const { id } of inquiries) log.note('delivered', { id });
      return undefined;
    } catch (error) {
      const failure = error instanceof MailError ? error : new MailError(codeOf(error), 'unknown');
      for (const { id } of inquiries)
        if (failure.outcome !== 'never') log.note('retryLater', { id, code: failure.code });
      if (refusals.has(failure.code))
        log.alert('refusedByProvider', { code: failure.code, count: inquiries.length });
      return failure;
    }
  }

  /** What an entry becomes by a failure. */
  function afterFailure(entry: Entry, { code: failure, outcome }: MailError): Partial<Entry> {
    if (outcome === 'unknown')
      return { failure, ...(entry.unknown >= mostUnknown && { person: 'unclear' }) };
    const unknown = entry.unknown - 1;
    if (outcome === 'notYet') return { failure, unknown, next: now() + pauseAfterFailure };
    // A digest that is refused as a whole is taken apart.
    if (entry.digest) return { failure, unknown, digest: false, next: now() };
    return { failure, unknown, person: 'refused' };
  }

  /**
   * Notes the result of an attempt, on condition that nobody has deleted the entry meanwhile.
   *
   * @returns what goes on waiting
   */
  async function conclude(held: HeldEntry, failure: MailError | undefined) {
    if (!failure) return void (await inbox.markSent(held.key));
    const changes = afterFailure(held.entry, failure);
    const written = await inbox.change(held, changes);
    if (written && changes.person)
      log.alert(changes.person, { id: held.entry.inquiry.id, code: failure.code });
    return written;
  }

  /** Leaves an inquiry to the next digest if this hour has brought too many. */
  async function joinsCrowd(held: HeldEntry): Promise<boolean> {
    const isCrowded = await within(countDeadline, () => inbox.isCrowded()).catch(() => false);
    if (!isCrowded) return false;
    const isLeft = await inbox.change(held, { tries: 0, unknown: 0, next: now(), digest: true });
    if (isLeft) log.alert('crowded', { id: held.entry.inquiry.id });
    return isLeft !== undefined;
  }

  async function storeThenSend(inquiry: Inquiry, budget: Budget, certainty: Certainty) {
    const { id } = inquiry;
    let held: HeldEntry | undefined;
    try {
      held = await inbox.add(inquiry);
      certainty.stored = true;
      if (!held) return log.note('knownBefore', { id });
      log.note('stored', { id });
      if (await joinsCrowd(held)) return;
    } catch (error) {
      log.alert('storeDown', { id, code: codeOf(error) });
    }
    const failure = await attempt([inquiry], Math.min(sendDeadline, budget.left() - reserve));
    certainty.sent = failure === undefined;
    try {
      if (held) return void (await conclude(held, failure));
      // The call that failed may have stored it all the same.
      if (!failure) await inbox.markSent(keyOf(inquiry));
    } catch (error) {
      log.alert('storeDown', { id, code: codeOf(error) });
    }
  }

  return {
    attempt,
    conclude,

    /**
     * Stores an inquiry and tries to deliver it.
     *
     * @param budget - the time in which the visitor must have an answer
     * @param background - takes work that may go on after the answer
     * @returns whether the inquiry is certain to arrive: stored, sent, or both
     */
    async accept(
      inquiry: Inquiry,
      budget: Budget = startBudget(sendDeadline + 3 * reserve),
      background: Background = () => {},
    ): Promise<boolean> {
      const certainty: Certainty = { stored: false, sent: false };
      const work = storeThenSend(inquiry, budget, certainty);
      background(work);
      await within(budget.left(), () => work).catch(() => undefined);
      const isCertain = certainty.stored || certainty.sent;
      if (!isCertain) log.alert('unavailable', { id: inquiry.id });
      return isCertain;
    },
  };
}
