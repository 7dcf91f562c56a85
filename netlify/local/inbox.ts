import { blobStore } from '../inquiry/blobStore.js';
import { retention } from '../contact.js';
import { composeMail } from '../inquiry/composeMail.js';
import { createInquiry, type InquiryService } from '../inquiry/createInquiry.js';
import { numberIn, stateOf, type Held, type HeldEntry } from '../inquiry/inbox.js';
import { localInquiry } from './localInquiry.js';

const usage = `npm run inbox                     what waits, and what to do about it
npm run inbox -- show <number>    what the visitor wrote
npm run inbox -- again <number>   send it once more
npm run inbox -- delete <number>  forget it
npm run inbox -- state            what rounds and health checks have noted
npm run inbox -- reset            forget that; the next round begins anew`;

const purposes = { show: 'to read it', again: 'to send it again', delete: 'to delete it' };

/** What each state means to the operator, then the commands that an inquiry in it may need. */
const meanings: Record<ReturnType<typeof stateOf>, [string, ...(keyof typeof purposes)[]]> = {
  waiting: ['Waiting: the website tries again by itself. There is nothing to do.'],
  refused: [
    'Refused: SendGrid, which sends the website’s mails, will never take it as it is. Usually ' +
      'the setting CONTACT_TO or CONTACT_FROM is wrong (docs/deploy.md). Correct it, then:',
    'again',
  ],
  unclear: [
    'Unclear: the owner may have the mail already. Search the mailbox for the number, in the ' +
      'spam folder too. If the mail is there, delete the inquiry here; if not, send it again.',
    'delete',
    'again',
  ],
  unreadable: [
    'Damaged: it cannot be sent any more. Read what is left of it, then delete it.',
    'show',
    'delete',
  ],
  unread: ['Not readable: the store does not give it away. Try again later.'],
  sent: [
    `Sent: SendGrid took it. Its text is kept for ${retention.sentDays} days, because SendGrid may ` +
      'still give up. Did it never reach the mailbox? Send it again: npm run inbox -- again <number>',
  ],
};

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

function reasonFor(code: string): string {
  if (['400', '413'].includes(code)) return 'SendGrid refused the mail';
  if (['401', '403'].includes(code)) return 'SendGrid refused the key or the sender';
  if (code === 'NOT_CONFIGURED') return 'a setting is missing';
  return /^(429|503)$/.test(code) ? 'SendGrid was busy or down' : 'no clear answer came';
}

function describe({ entry, sentAt }: Held): string[] {
  if (!entry) return [];
  if (sentAt) return [`sent ${time.format(sentAt)}`];
  const { inquiry, failure, next, person, digest } = entry;
  return [
    `received ${time.format(inquiry.receivedAt)}`,
    ...(digest ? ['came in a crowd; goes into the next digest'] : []),
    ...(failure ? [`last result: ${reasonFor(failure)} (${failure})`] : []),
    ...(person || digest ? [] : [`next attempt ${time.format(next)} or up to 15 minutes later`]),
  ];
}

function* list(open: Held[]): Iterable<string> {
  for (const [state, [text, ...commands]] of Object.entries(meanings)) {
    const these = open.filter((held) => stateOf(held) === state);
    if (these.length > 0) yield text;
    for (const held of these) {
      const id = numberIn(held.key);
      const steps = commands.map((name) => `${purposes[name]}: npm run inbox -- ${name} ${id}`);
      yield [`  Number ${id}`, ...describe(held), ...steps].join('\n    ');
    }
    if (these.length > 0) yield '';
  }
  if (open.every(({ sentAt }) => sentAt)) yield 'Nothing waits and nothing needs you.';
}

/**
 * Carries out one of the operator's commands. Only `show` says what a visitor wrote.
 *
 * @param id - the number of an inquiry
 * @param print - takes one line at a time
 * @returns whether it could be done
 */
export async function operate(
  { inbox, settings }: InquiryService,
  command: string,
  id: string,
  print: (line: string) => void,
): Promise<boolean> {
  /** The last line, and whether the command could be carried out. */
  const end = (isDone: boolean, line: string) => {
    print(line);
    return isDone;
  };
  if (command === 'reset') {
    await inbox.resetState();
    return end(true, 'The state is reset. The next round begins anew, within 15 minutes.');
  }
  if (command === 'state') {
    const { state } = (await inbox.readState()) ?? {};
    const [asked, unavailable] = [await inbox.timeOf('asked'), await inbox.timeOf('unavailable')];
    for (const [name, value] of Object.entries({ ...state, asked, unavailable })) {
      const isTime = typeof value === 'number' && value > 1e12;
      print(`${name}: ${isTime ? time.format(value) : JSON.stringify(value)}`);
    }
    return true;
  }
  const { keys } = await inbox.list();
  const queue = keys.filter((key) => !id || numberIn(key) === id).toSorted();
  const found: Held[] = [];
  while (queue.length > 0) {
    const read = (key: string) => inbox.read(key).catch(() => ({ key }));
    const some = await Promise.all(queue.splice(0, 50).map(read));
    found.push(...some.filter((held) => held !== undefined));
  }
  const open = found.filter(({ entry, sentAt }) => entry || sentAt === undefined);
  if (command === 'list') {
    for (const line of list(open)) print(line);
    return true;
  }
  if (found.length === 0)
    return end(false, `${id} is not in the inbox: it was deleted, or never arrived.`);
  if (open.length === 0)
    return end(false, `${id} has been sent; nothing of its text is left here.`);
  if (command === 'show') {
    for (const { entry, stored } of open) {
      const mail = entry && composeMail(entry.inquiry);
      print(mail ? `${mail.subject}\n\n${mail.text}` : (stored?.value ?? 'It could not be read.'));
    }
    return true;
  }
  if (command === 'delete') {
    await Promise.all(open.map(({ key }) => inbox.remove(key)));
    return end(true, `${id} is deleted.`);
  }
  const { to, missing } = settings();
  if (missing.length > 0)
    return end(false, `Nothing was sent: ${missing.join(', ')} is missing or wrong in this shell.`);
  const isEntry = (held: Held): held is HeldEntry => held.entry !== undefined;
  const results = open.filter(isEntry).map(send);
  return results.length > 0 && (await Promise.all(results)).every(Boolean);

  async function send(held: HeldEntry): Promise<boolean> {
    print(`${id} is sent to ${to} …`);
    // The operator has looked, so earlier attempts no longer count.
    const fresh = { unknown: 0, person: undefined, digest: false };
    const isSent = held.sentAt !== undefined;
    if (!isSent && !((await inbox.change(held, fresh)) && (await inbox.claim(held))))
      return end(false, `${id} has just changed: look at the list again.`);
    const failure = await inbox.attempt([held.entry.inquiry], 20_000);
    // What has been sent stays so, whatever becomes of this mail.
    if (!isSent || !failure) await inbox.conclude(held, failure);
    if (!failure) return end(true, `${id} is sent. SendGrid has taken it.`);
    return end(false, `${id} was not taken: ${reasonFor(failure.code)} (${failure.code}).`);
  }
}

/**
 * Runs a command on the inbox of the deployed site, or of this machine where no token is given.
 *
 * @throws with what to do where the command or a variable is missing or wrong
 */
export async function main(
  [command = 'list', id = '']: string[],
  env: Record<string, string | undefined>,
): Promise<boolean> {
  if (!/^(list|state|reset|(show|again|delete) \S+)$/.test(`${command} ${id}`.trim()))
    throw new Error(usage);
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  const isDeployed = Boolean(siteID ?? token);
  if (isDeployed && !(siteID && token))
    throw new Error(
      'For the deployed site, set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN; see docs/operations.md.',
    );
  if (isDeployed && command === 'again' && !(env['CONTACT_TO'] && env['SENDGRID_API_KEY']))
    throw new Error(
      'To send an inquiry of the deployed site, set CONTACT_TO and SENDGRID_API_KEY as at Netlify: ' +
        'otherwise it could reach the wrong person. See docs/operations.md.',
    );
  const root = `${import.meta.dirname}/../..`;
  if (!siteID || !token) {
    console.log('The inbox of this machine.\n');
    return operate(localInquiry(root), command, id, console.log);
  }
  console.log(`The inbox of the deployed site ${siteID}.\n`);
  // An operator can wait longer than a visitor.
  const store = blobStore({ siteID, token }, 10_000);
  const inquiry = createInquiry({ env, context: 'production', root, store });
  return operate(inquiry, command, id, console.log);
}

if (process.argv[1] === import.meta.filename) {
  try {
    process.exitCode = (await main(process.argv.slice(2), process.env)) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
