import { blobStore } from '../inquiry/blobStore.js';
import { retention } from '../contact.js';
import { composeMail } from '../inquiry/composeMail.js';
import { createInquiryService, type InquiryService } from '../inquiry/createInquiryService.js';
import { numberIn, stateOf, type StoredInquiry, type StoredEntry } from '../inquiry/entry.js';
import { MailError } from '../inquiry/Mailer.js';
import { allNoteKeys } from '../inquiry/roundNotes.js';
import { outcomeOf } from '../inquiry/sendGridMailer.js';
import { localInquiryService } from './localInquiryService.js';

const usage = `npm run inbox                     what waits, what to do about it, and who last looked
npm run inbox -- show <number>    what the visitor wrote
npm run inbox -- again <number>   send it once more
npm run inbox -- delete <number>  delete it
npm run inbox -- reset            delete what rounds and health checks have noted`;

/** What each state means to the operator, and which command settles it. */
const meanings: Record<ReturnType<typeof stateOf>, string> = {
  waiting: 'Waiting: the website tries again by itself. There is nothing to do.',
  rejected:
    'Rejected: SendGrid will never accept it as it is. Correct CONTACT_TO or CONTACT_FROM, then send ' +
    'it again: npm run inbox -- again <number>',
  unclear:
    'Unclear: the owner may have the mail already. Search the mailbox for the number, in the spam ' +
    'folder too. If the mail is there, delete the inquiry here: npm run inbox -- delete <number>. ' +
    'If not, send it again: npm run inbox -- again <number>',
  damaged:
    'Damaged: it cannot be sent any more. Read what is left of it: npm run inbox -- show <number>. ' +
    'Then delete it: npm run inbox -- delete <number>',
  unreadable: 'Unreadable: the store does not give it out at the moment. Try again later.',
  sent:
    `Sent: SendGrid has accepted it. Its text is kept for ${retention.sentDays} days, because SendGrid may ` +
    'still give up. Did it never reach the mailbox? Send it again: npm run inbox -- again <number>',
};

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const reasons = {
  deferred: 'SendGrid did not take it then',
  rejected: 'SendGrid rejected the mail',
  unclear: 'no clear answer came',
};

function reasonFor(code: string): string {
  if (code === 'NOT_CONFIGURED') return 'a setting is missing';
  const { isUnauthorized, outcome } = new MailError(code, outcomeOf(code));
  return isUnauthorized ? 'SendGrid rejected the key or the sender' : reasons[outcome];
}

function describe({ entry, sentAt }: StoredInquiry): string[] {
  if (!entry) return [];
  if (sentAt) return [`sent ${time.format(sentAt)}`];
  const { inquiry, failureCode, dueAt, person, digest } = entry;
  return [
    `received ${time.format(inquiry.receivedAt)}`,
    ...(digest ? ['one of many in an hour; goes into the next digest'] : []),
    ...(failureCode ? [`last result: ${reasonFor(failureCode)} (${failureCode})`] : []),
    ...(person || digest ? [] : [`next attempt ${time.format(dueAt)} or up to 15 minutes later`]),
  ];
}

/** Reads every inquiry but those of which the bare key is left, some at a time. */
async function readAll({ inbox }: InquiryService): Promise<StoredInquiry[]> {
  const queue = (await inbox.list()).keys.toSorted();
  const read = (key: string) => inbox.read(key).catch((): StoredInquiry => ({ key }));
  const found: (StoredInquiry | undefined)[] = [];
  while (queue.length > 0) found.push(...(await Promise.all(queue.splice(0, 50).map(read))));
  return found
    .filter((stored) => stored !== undefined)
    .filter(({ entry, sentAt }) => entry || sentAt === undefined);
}

/** The inquiry with this number. Where it is stored under two days, the unsent one comes first. */
async function find(
  service: InquiryService,
  number: string,
): Promise<[StoredInquiry, ...StoredInquiry[]]> {
  const found = (await readAll(service)).filter(({ key }) => numberIn(key) === number);
  const [first, ...others] = found.toSorted(
    (one, other) => (one.sentAt ?? 0) - (other.sentAt ?? 0),
  );
  if (first) return [first, ...others];
  throw new Error(
    `${number} is not in the inbox: it never arrived, or its text is deleted. A number has two parts, as npm run inbox shows it.`,
  );
}

async function list(service: InquiryService): Promise<void> {
  const found = await readAll(service);
  for (const [state, meaning] of Object.entries(meanings)) {
    const these = found.filter((stored) => stateOf(stored) === state);
    if (these.length > 0) console.log(meaning);
    for (const stored of these)
      console.log([`  Number ${numberIn(stored.key)}`, ...describe(stored)].join('\n    '));
  }
  if (found.every(({ sentAt }) => sentAt)) console.log('Nothing waits and nothing needs you.');
  const { notes } = service.inbox;
  const last = (await notes.read())?.notes;
  const times = {
    'A round last ran': last?.beganAt,
    'A round last saw every inquiry': last?.complete,
    'The health check was last asked': await notes.timeOf('asked'),
    'The form was last unavailable': await notes.timeOf('unavailable'),
  };
  for (const [what, at] of Object.entries(times))
    console.log(`${what}: ${at ? time.format(at) : 'never'}`);
}

async function show(service: InquiryService, number: string): Promise<void> {
  const [{ entry, raw }] = await find(service, number);
  const mail = entry && composeMail(entry.inquiry);
  const text = mail ? `${mail.subject}\n\n${mail.text}` : raw?.value;
  console.log(text ?? 'It could not be read.');
}

async function deleteAll(service: InquiryService, number: string): Promise<void> {
  for (const { key } of await find(service, number)) await service.inbox.remove(key);
  console.log(`${number} is deleted.`);
}

async function again(service: InquiryService, number: string): Promise<void> {
  const { inbox, settings } = service;
  const [stored] = await find(service, number);
  if (!stored.entry) throw new Error(`Nothing was sent. ${meanings[stateOf(stored)]}`);
  const withText = stored as StoredEntry;
  const { to, wrongVariables } = settings();
  if (wrongVariables.length > 0)
    throw new Error(
      `Nothing was sent: ${wrongVariables.join(', ')} is missing or wrong in this shell.`,
    );
  console.log(`${number} is sent to ${to} …`);
  // The operator has looked, so earlier attempts no longer count.
  const fresh = { unclearAttempts: 0, person: undefined, digest: false };
  const isSent = stored.sentAt !== undefined;
  if (!isSent && !((await inbox.change(withText, fresh)) && (await inbox.claim(withText))))
    throw new Error(`${number} has just changed: look at the list again.`);
  const failure = await inbox.attempt([withText.entry.inquiry], 20_000);
  // What was sent once stays sent, whatever becomes of this mail.
  if (!isSent || !failure) await inbox.conclude(withText, failure);
  if (failure)
    throw new Error(`${number} was not accepted: ${reasonFor(failure.code)} (${failure.code}).`);
  console.log(`${number} is sent. SendGrid has accepted it.`);
}

async function reset({ inbox }: InquiryService): Promise<void> {
  for (const key of allNoteKeys) await inbox.remove(key);
  console.log('Rounds begin anew, within 15 minutes.');
}

const commands = { list, show, again, delete: deleteAll, reset };

/**
 * Runs one of the operator's commands on the inbox of the deployed site or, without a token, of this
 * machine. Only `show` says what a visitor wrote. Throws with a sentence for the operator.
 */
export async function main(
  [command = 'list', number = '']: string[],
  env: NodeJS.Dict<string>,
  service?: InquiryService,
): Promise<void> {
  if (!/^(list|reset|(show|again|delete) \S+)$/.test(`${command} ${number}`.trim()))
    throw new Error(usage);
  const run = commands[command as keyof typeof commands];
  await run(service ?? serviceFor(command, env), number);
}

function serviceFor(
  command: string,
  { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token, ...env }: NodeJS.Dict<string>,
): InquiryService {
  const root = `${import.meta.dirname}/../..`;
  if (!siteID && !token) {
    console.log('The inbox of this machine. Without a key, a mail becomes a file in .mail.\n');
    return localInquiryService(root);
  }
  if (!siteID || !token)
    throw new Error(
      'For the deployed site, set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN; see docs/operations.md.',
    );
  if (command === 'again' && !(env['CONTACT_TO'] && env['SENDGRID_API_KEY']))
    throw new Error(
      'To send an inquiry of the deployed site, set CONTACT_TO and SENDGRID_API_KEY as at Netlify: ' +
        'otherwise it could reach the wrong person. See docs/operations.md.',
    );
  console.log(`The inbox of the deployed site ${siteID}.\n`);
  // An operator can wait longer than a visitor.
  const store = blobStore({ siteID, token }, 10_000);
  return createInquiryService({ env, context: 'production', root, store });
}

if (process.argv[1] === import.meta.filename) {
  try {
    await main(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
