import { composeMail } from '../inquiry/composeMail.js';
import type { InquiryService } from '../inquiry/createInquiry.js';
import { codeOf } from '../inquiry/log.js';
import { entryShelves, shelves, type Entry, type Outbox, type Shelf } from '../inquiry/outbox.js';

export const usage = [
  'npm run outbox -- list           what is in the outbox, and what to do about it',
  'npm run outbox -- show <id>      what the visitor wrote',
  'npm run outbox -- deliver <id>   send it now',
  'npm run outbox -- delete <id>    forget it',
].join('\n');

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** What each shelf means to the operator; `delivered` needs nobody. */
const meanings: Record<Exclude<Shelf, 'delivered'>, string> = {
  waiting: 'Waiting. The website tries again by itself.',
  dead: 'Refused by SendGrid for good. Check CONTACT_TO and CONTACT_FROM, then “deliver <id>”.',
  unclear:
    'Unclear: the owner may have the mail already. Search the mailbox for the id, and SendGrid’s ' +
    'Activity for the subject. Found: “delete <id>”. Not found: “deliver <id>”.',
  unreadable:
    'Damaged: no inquiry any more. “show <id>” prints what is left. Deleted seven days after it was found.',
};

/** What a failure's code means. */
function reasonFor(code: string): string {
  if (['400', '413'].includes(code)) return 'SendGrid refused the mail';
  if (['401', '403'].includes(code)) return 'SendGrid refused the key or the sender';
  if (code === 'NOT_CONFIGURED') return 'a setting is missing';
  return /^(429|500|503)$/.test(code) ? 'SendGrid was busy or down' : 'no clear answer came';
}

const describe = ({ inquiry, attempts, unknown, nextAttemptAt, lastFailure }: Entry) =>
  [
    `received ${time.format(inquiry.receivedAt)}`,
    `tried ${attempts === 1 ? 'once' : `${attempts} times`}`,
    ...(unknown > 0 ? [`${unknown} of them may have become a mail`] : []),
    ...(lastFailure ? [`last result: ${reasonFor(lastFailure)} (${lastFailure})`] : []),
    ...(nextAttemptAt > 0 ? [`next attempt ${time.format(nextAttemptAt)}`] : []),
  ].join('; ');

async function list(outbox: Outbox, print: (line: string) => void): Promise<boolean> {
  const found = await outbox.list();
  let count = 0;
  for (const shelf of ['waiting', 'dead', 'unclear', 'unreadable'] as const) {
    const ids = found[shelf];
    if (ids.length === 0) continue;
    count += ids.length;
    print(`${meanings[shelf]}`);
    for (const id of ids) {
      // One that cannot be read must not hide the others.
      const entry =
        shelf === 'unreadable'
          ? undefined
          : await outbox.read(shelf, id).catch((error: unknown) => codeOf(error));
      if (typeof entry === 'string') print(`  ${id}: the store did not answer (${entry})`);
      else if (!entry) print(`  ${id}: not readable`);
      else {
        const shown = shelf === 'waiting' ? entry : { ...entry, nextAttemptAt: 0 };
        print(`  ${id}: ${describe(shown)}`);
      }
    }
    print('');
  }
  if (found.strays.length > 0) {
    print('Not written by this website. “show” and “delete” take the whole name.');
    for (const key of found.strays) print(`  ${key}`);
    print('');
  }
  if (count + found.strays.length === 0) print('Nothing waits and nothing needs you.');
  return true;
}

/**
 * Carries out one of the operator's commands. Only `show` says what a visitor wrote: an id is enough
 * for the others, and a terminal keeps what it shows.
 *
 * @param name - an id, or a whole key of the store
 * @param print - takes one line at a time
 * @returns whether it could be done
 */
export async function operate(
  {
    outbox,
    store,
    delivery,
    missing,
  }: Pick<InquiryService, 'outbox' | 'store' | 'delivery' | 'missing'>,
  command: string,
  name: string,
  print: (line: string) => void,
): Promise<boolean> {
  if (command === 'list') return list(outbox, print);
  const isKey = name.includes('/');
  const keys = isKey
    ? [name]
    : shelves.filter((shelf) => shelf !== 'delivered').map((shelf) => outbox.key(shelf, name));
  const texts = await Promise.all(keys.map(async (key) => (await store.read(key))?.value));
  const known = keys.filter((_, index) => texts[index] !== undefined);
  if (known.length === 0) {
    print(`${name} is not in the outbox: it was delivered, deleted, or never arrived.`);
    return false;
  }
  if (command === 'show') {
    const entries = await Promise.all(entryShelves.map((shelf) => outbox.read(shelf, name)));
    const entry = isKey ? undefined : entries.find((each) => each !== undefined);
    const mail = entry && composeMail(entry.inquiry, { to: '', from: '' });
    print(mail ? `${mail.subject}\n\n${mail.text}` : texts.filter(Boolean).join('\n'));
    return true;
  }
  if (command === 'delete') {
    for (const key of known) await store.remove(key);
    print(`${name} is deleted.`);
    return true;
  }
  if (!(await outbox.requeue(name))) {
    print(`${name} is no longer an inquiry that can be sent: “show” prints what is left of it.`);
    return false;
  }
  const variables = missing();
  if (variables.length > 0) {
    print(`${name} is due now: the scheduled function sends it within a minute.`);
    print(`(Not sent from here: ${variables.join(', ')} is missing or wrong in this shell.)`);
    return true;
  }
  await delivery.deliverNow(name);
  const left = await Promise.all(entryShelves.map((shelf) => outbox.read(shelf, name)));
  const entry = left.find((each) => each !== undefined);
  print(
    entry ? `${name} was not taken: ${entry.lastFailure ?? 'unknown'}` : `${name} is delivered.`,
  );
  return entry === undefined;
}
