import { blobStore } from '../inquiry/blobStore.js';
import { composeMail } from '../inquiry/composeMail.js';
import { createInquiry, type InquiryService } from '../inquiry/createInquiry.js';
import { idOf, stateOf, type Held, type HeldEntry } from '../inquiry/inbox.js';
import { localInquiry } from './localInquiry.js';

const usage = `npm run inbox                     what waits, and what to do about it
npm run inbox -- show <number>    what the visitor wrote
npm run inbox -- again <number>   send it once more
npm run inbox -- delete <number>  forget it`;

const purposes = { show: 'to read it', again: 'to send it again', delete: 'to delete it' };

type Meaning = { text: string; commands: (keyof typeof purposes)[] };

/** What each state means to the operator, and the commands that an inquiry in it may need. */
const meanings: Record<ReturnType<typeof stateOf>, Meaning> = {
  waiting: {
    text: 'Waiting: the website tries again by itself. There is nothing to do.',
    commands: [],
  },
  refused: {
    text:
      'Refused: SendGrid, which sends the website’s mails, will never take it as it is. Usually ' +
      'the setting CONTACT_TO or CONTACT_FROM is wrong (docs/deploy.md). Correct it, then:',
    commands: ['again'],
  },
  unclear: {
    text:
      'Unclear: the owner may have the mail already. Search the mailbox for the number, in the ' +
      'spam folder too. If the mail is there, delete the inquiry here; if not, send it again.',
    commands: ['delete', 'again'],
  },
  unreadable: {
    text: 'Damaged: it cannot be sent any more. Read what is left of it, then delete it.',
    commands: ['show', 'delete'],
  },
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
  return /^(429|500|503)$/.test(code) ? 'SendGrid was busy or down' : 'no clear answer came';
}

function describe({ entry }: Held): string[] {
  if (!entry) return [];
  const { inquiry, failure, next, person, digest } = entry;
  return [
    `received ${time.format(inquiry.receivedAt)}`,
    ...(digest ? ['came in a crowd; goes into the next digest'] : []),
    ...(failure ? [`last result: ${reasonFor(failure)} (${failure})`] : []),
    ...(person || digest ? [] : [`next attempt ${time.format(next)} or up to 15 minutes later`]),
  ];
}

function* list(open: Held[]): Iterable<string> {
  for (const [state, { text, commands }] of Object.entries(meanings)) {
    const these = open.filter((held) => stateOf(held) === state);
    if (these.length > 0) yield text;
    for (const held of these) {
      const id = idOf(held.key);
      const steps = commands.map((name) => `${purposes[name]}: npm run inbox -- ${name} ${id}`);
      yield [`  Number ${id}`, ...describe(held), ...steps].join('\n    ');
    }
    if (these.length > 0) yield '';
  }
  if (open.length === 0) yield 'Nothing waits and nothing needs you.';
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
  const keys = (await inbox.keys()).filter((key) => !id || idOf(key) === id);
  const found = (await Promise.all(keys.map((key) => inbox.read(key)))).filter(
    (it) => it !== undefined,
  );
  const open = found.filter(({ sentAt }) => sentAt === undefined);
  if (command === 'list') {
    for (const line of list(open)) print(line);
    return true;
  }
  if (open.length === 0) {
    print(
      found.length > 0
        ? `${id} has been sent; nothing of its text is left here.`
        : `${id} is not in the inbox: it was deleted, or never arrived.`,
    );
    return false;
  }
  if (command === 'show') {
    for (const { entry, stored } of open) {
      const mail = entry && composeMail(entry.inquiry);
      print(mail ? `${mail.subject}\n\n${mail.text}` : stored.value);
    }
    return true;
  }
  if (command === 'delete') {
    await Promise.all(open.map(({ key }) => inbox.remove(key)));
    print(`${id} is deleted.`);
    return true;
  }
  const { to, missing } = settings();
  if (missing.length > 0) {
    print(`Nothing was sent: ${missing.join(', ')} is missing or wrong in this shell.`);
    return false;
  }
  const results = open.filter((held): held is HeldEntry => held.entry !== undefined).map(send);
  return results.length > 0 && (await Promise.all(results)).every(Boolean);

  async function send(held: HeldEntry): Promise<boolean> {
    print(`${id} is sent to ${to} …`);
    // The operator has looked, so earlier attempts no longer count.
    const fresh = { unknown: 0, person: undefined, digest: false };
    if (!((await inbox.change(held, fresh)) && (await inbox.claim(held)))) {
      print(`${id} has just changed: look at the list again.`);
      return false;
    }
    const failure = await inbox.attempt([held.entry.inquiry], 20_000);
    await inbox.conclude(held, failure);
    print(
      failure
        ? `${id} was not taken: ${reasonFor(failure.code)} (${failure.code}).`
        : `${id} is sent. SendGrid has taken it.`,
    );
    return failure === undefined;
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
  if (!/^(list|(show|again|delete) \S+)$/.test(`${command} ${id}`.trim())) throw new Error(usage);
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
  const inquiry =
    siteID && token
      ? createInquiry({
          env,
          context: 'production',
          root,
          // An operator can wait longer than a visitor.
          store: blobStore({ siteID, token }, 10_000),
        })
      : localInquiry(root);
  console.log(
    isDeployed ? `The inbox of the deployed site ${siteID}.\n` : 'The inbox of this machine.\n',
  );
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
