import { dayLength, hour } from '../contact.js';
import { composeMonthly, composeNotice, type Undelivered } from './composeNotice.js';
import { codeOf, log } from './log.js';
import { sendTimeout, type MailContent, type MailOwner } from './Mailer.js';
import { lastHealthCheckAt, type readState, type State } from './state.js';
import type { Store } from './Store.js';

/** Undelivered inquiries, and keys that could not be read for the first time. */
export type Findings = { undelivered: Undelivered[]; uncertain: string[] };

type Options = {
  store: Store;
  /** The state that the last run stored. */
  last: Awaited<ReturnType<typeof readState>>;
  now: () => number;
  mailOwner: MailOwner;
};

/**
 * Stores a run's findings and mails the owner: new ones at most hourly, unchanged ones daily, and monthly that all
 * is well. Returns whether the findings were stored; if not, another run was faster.
 */
export async function notifyOwner(options: Options, findings: Findings): Promise<boolean> {
  const { length: count } = findings.undelivered;
  if (count > 0) log.alert('undelivered', { count });
  const due = { notice: isNoticeDue(options, findings), monthly: isMonthlyDue(options, findings) };
  const claim = await claimMails(options, findings, due);
  if (!claim) return false;
  if (due.notice) await mailNotice(options, findings, claim);
  if (due.monthly) await mailMonthly(options);
  return true;
}

function isNoticeDue({ last, now }: Options, { undelivered }: Findings): boolean {
  const isNew = undelivered.some(({ key }) => last.undelivered[key] !== 'notified');
  return undelivered.length > 0 && Math.abs(now() - last.notifiedAt) >= (isNew ? hour : dayLength);
}

const berlinDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** On the first of a month, or as soon after it as nothing is undelivered. */
function isMonthlyDue({ last, now }: Options, { undelivered }: Findings): boolean {
  const monthOf = (at: number) => berlinDate.format(at).slice(0, 7);
  const isOfAnotherMonth = last.monthlyAt > 0 && monthOf(last.monthlyAt) !== monthOf(now());
  return isOfAnotherMonth && undelivered.length === 0;
}

type Claim = { state: State; version: string };

/**
 * Stores the findings, marking the mails as sent beforehand. If the run then dies, the next notice follows an hour
 * later; a missing monthly mail is the owner's alarm. Returns undefined if another run was faster.
 */
async function claimMails(
  { store, last, now }: Options,
  { undelivered, uncertain }: Findings,
  due: { notice: boolean; monthly: boolean },
): Promise<Claim | undefined> {
  const stageOf = (key: string) =>
    last.undelivered[key] === 'notified' ? 'notified' : 'unnotified';
  const state: State = {
    finishedAt: now(),
    notifiedAt: due.notice ? now() : last.notifiedAt,
    // The very first run only starts the count.
    monthlyAt: due.monthly ? now() : last.monthlyAt || now(),
    undelivered: Object.fromEntries([
      ...uncertain.map((key) => [key, 'uncertain']),
      ...undelivered.map(({ key }) => [key, stageOf(key)]),
    ]),
  };
  const version = await store.writeIfUnchanged('state', JSON.stringify(state), last.version);
  return version === undefined ? undefined : { state, version };
}

/** Mails the undelivered inquiries, then marks them as notified. */
async function mailNotice(options: Options, { undelivered }: Findings, claim: Claim) {
  if (!(await tryMailOwner(options, composeNotice(undelivered), undelivered.length))) return;
  const notified = Object.fromEntries(undelivered.map(({ key }) => [key, 'notified' as const]));
  const state: State = {
    ...claim.state,
    undelivered: { ...claim.state.undelivered, ...notified },
  };
  await options.store.writeIfUnchanged('state', JSON.stringify(state), claim.version);
}

async function mailMonthly(options: Options): Promise<void> {
  const lastCheckedAt = await lastHealthCheckAt(options.store).catch(() => 0);
  await tryMailOwner(options, composeMonthly(lastCheckedAt), 0);
}

/** Returns whether the mail was accepted. */
async function tryMailOwner({ mailOwner }: Options, mail: MailContent, count: number) {
  try {
    await mailOwner(mail, sendTimeout);
    return true;
  } catch (error) {
    log.alert('ownerNotNotified', { code: codeOf(error), count });
    return false;
  }
}
