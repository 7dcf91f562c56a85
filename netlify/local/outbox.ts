import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { blobStore } from '../inquiry/blobStore.js';
import { composeMail } from '../inquiry/composeMail.js';
import { createInquiry, localContext, type InquiryService } from '../inquiry/createInquiry.js';
import { codeOf } from '../inquiry/log.js';
import { entryShelves, shelves, type Entry, type Outbox } from '../inquiry/outbox.js';
import { startLocalBlobs } from './localBlobs.js';

const usage = `npm run outbox -- list              what is in the outbox, and what to do about it
npm run outbox -- show <number>     what the visitor wrote
npm run outbox -- deliver <number>  send it now
npm run outbox -- delete <number>   forget it`;

/** What each shelf means to the operator, and the commands that each entry on it may need. */
const meanings = {
  waiting: ['Waiting: the website tries again by itself. There is nothing to do.'],
  dead: [
    'Refused: SendGrid, which sends the website’s mails, will never take it as it is. Usually the ' +
      'setting CONTACT_TO or CONTACT_FROM is wrong (docs/deploy.md). Correct it, then deliver:',
    'deliver',
  ],
  unclear: [
    'Unclear: the owner may have the mail already. Search the mailbox for the number, in the spam ' +
      'folder too. Found: delete it here. Not found: deliver it.',
    'delete',
    'deliver',
  ],
  unreadable: [
    'Damaged: it can no longer be read as an inquiry. It is deleted seven days after it was found.',
  ],
} as const;

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

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
    ...(unknown > 0 ? [`may have become ${unknown === 1 ? 'a mail' : `${unknown} mails`}`] : []),
    ...(lastFailure ? [`last result: ${reasonFor(lastFailure)} (${lastFailure})`] : []),
    ...(nextAttemptAt > 0 ? [`next attempt ${time.format(nextAttemptAt)}`] : []),
  ].join('\n    ');

async function list(outbox: Outbox, print: (line: string) => void): Promise<void> {
  const found = await outbox.list();
  const shown = [...entryShelves, 'unreadable'] as const;
  for (const shelf of shown) {
    const [meaning, ...steps] = meanings[shelf];
    if (found[shelf].length > 0) print(meaning);
    for (const id of found[shelf]) {
      print(`  ${id}`);
      // One that cannot be read must not hide the others.
      const entry =
        shelf !== 'unreadable' && (await outbox.read(shelf, id).catch((error) => codeOf(error)));
      if (typeof entry === 'string') print(`    the store did not answer (${entry})`);
      else if (entry)
        print(`    ${describe(shelf === 'waiting' ? entry : { ...entry, nextAttemptAt: 0 })}`);
      for (const step of entry ? steps : ['show']) print(`    npm run outbox -- ${step} ${id}`);
    }
    if (found[shelf].length > 0) print('');
  }
  if (found.strays.length > 0)
    print('Not written by this website. “show” and “delete” take the whole name.');
  for (const key of found.strays) print(`  ${key}`);
  if ([...shown.map((shelf) => found[shelf]), found.strays].flat().length === 0)
    print('Nothing waits and nothing needs you.');
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
  { outbox, store, delivery, missing }: InquiryService,
  command: string,
  name: string,
  print: (line: string) => void,
): Promise<boolean> {
  if (command === 'list') {
    await list(outbox, print);
    return true;
  }
  const keys = name.includes('/')
    ? [name]
    : shelves.filter((shelf) => shelf !== 'delivered').map((shelf) => outbox.key(shelf, name));
  const texts = await Promise.all(keys.map(async (key) => (await store.read(key))?.value));
  const found = async () => {
    const entries = await Promise.all(entryShelves.map((shelf) => outbox.read(shelf, name)));
    return entries.find((each) => each !== undefined);
  };
  if (texts.every((text) => text === undefined)) {
    print(`${name} is not in the outbox: it was delivered, deleted, or never arrived.`);
    return false;
  }
  if (command === 'show') {
    const entry = await found();
    const mail = entry && composeMail(entry.inquiry, { to: '', from: '' });
    print(mail ? `${mail.subject}\n\n${mail.text}` : texts.filter(Boolean).join('\n'));
    return true;
  }
  if (command === 'delete') {
    await Promise.all(keys.map((key) => store.remove(key)));
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
  const left = await found();
  print(left ? `${name} was not taken: ${left.lastFailure ?? 'unknown'}` : `${name} is delivered.`);
  return left === undefined;
}

/** Runs a command on the store of the deployed site, or of this machine where no token is given. */
async function main([command = 'list', name = '']: string[]): Promise<boolean> {
  if (!/^(list|show .+|deliver .+|delete .+)$/.test(`${command} ${name}`.trim()))
    throw new Error(usage);
  const { env } = process;
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (!siteID !== !token)
    throw new Error(
      'For the deployed site both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN are needed; see docs/operations.md.',
    );
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const local =
    siteID && token ? undefined : await startLocalBlobs(path.join(root, '.netlify/blobs-serve'));
  const context = local ? localContext : env['OUTBOX_CONTEXT'] || 'production';
  // An operator can wait longer than a visitor.
  const store = blobStore(local?.access ?? { siteID: siteID!, token: token! }, 10_000);
  const inquiry = createInquiry({ env, context, root, store });
  const isDone = await operate(inquiry, command, name, console.log);
  await local?.close();
  return isDone;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    process.exitCode = (await main(process.argv.slice(2))) ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
