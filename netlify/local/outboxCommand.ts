import { retention } from '../contact.js';
import { blobStore } from '../inquiry/blobStore.js';
import type { InquiryService } from '../inquiry/createInquiryService.js';
import { isDeadLetter, parseEntry, parseKey, type StoredEntry } from '../inquiry/entry.js';
import { productionService } from '../inquiry/netlifyInquiryService.js';
import { lastHealthCheckAt, readState } from '../inquiry/state.js';

const usage = `npm run outbox                      list unsent inquiries, and the last health check
npm run outbox -- again <number>    send it once more
npm run outbox -- delete <number>   delete it`;

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const at = (instant: number) => (instant > 0 ? time.format(instant) : 'never');

/** Reads an entry. Returns undefined if it is unreadable. */
async function read(
  { outbox: { store } }: InquiryService,
  key: string,
): Promise<StoredEntry | undefined> {
  const stored = await store.read(key).catch(() => null);
  return stored ? parseEntry(key, stored) : undefined;
}

function describe(stored: StoredEntry | undefined): string {
  if (!stored) return 'It cannot be read. If that lasts, delete it.';
  const { inquiry, lastErrorCode, dueAt, isRejected, attempts, failedAttempts } = stored.entry;
  const result = lastErrorCode ? ` Last result: ${lastErrorCode}.` : '';
  const received = `Received ${at(inquiry.receivedAt)}.${result}`;
  if (!isDeadLetter(stored.entry))
    return `${received} Next attempt: ${at(dueAt)}, or up to 15 minutes later.`;
  if (isRejected)
    return `${received} SendGrid will never accept it as it is: correct CONTACT_TO or CONTACT_FROM, then “again”.`;
  return attempts > failedAttempts
    ? `${received} The owner may have it: search the mailbox for the number, then “delete” or “again”.`
    : `${received} It was never accepted: fix the cause, then “again”.`;
}

async function list(service: InquiryService): Promise<void> {
  const { store } = service.outbox;
  const keys = (await store.keys()).toSorted();
  const open = keys.filter((key) => key.startsWith('open/'));
  for (const key of open)
    console.log(`${parseKey(key)?.id}\n    ${describe(await read(service, key))}`);
  const sent = keys.filter((key) => key.startsWith('sent/'));
  console.log(open.length > 0 ? `${open.length} in all.` : 'Nothing waits.');
  console.log(`Sent in the last ${retention.sentDays} days: ${sent.length}`);
  for (const key of sent.slice(-20)) console.log(`    ${key.slice('sent/'.length)}`);
  console.log(`The outbox was last processed: ${at((await readState(store)).finishedAt)}`);
  console.log(`The health check last ran: ${at(await lastHealthCheckAt(store))}`);
}

/** The keys with this number, open ones first. */
async function find({ outbox }: InquiryService, number: string): Promise<[string, ...string[]]> {
  const keys = (await outbox.store.keys()).toSorted();
  const [first, ...others] = keys.filter((key) => parseKey(key)?.id === number);
  if (first) return [first, ...others];
  throw new Error(`${number} is not in the outbox: it never arrived, or it is deleted.`);
}

async function remove(service: InquiryService, number: string): Promise<void> {
  for (const key of await find(service, number)) await service.outbox.store.remove(key);
  console.log(`${number} is deleted.`);
}

async function again(service: InquiryService, number: string): Promise<void> {
  const { outbox, send } = service;
  const { to, wrongVariables } = service.settings;
  if (wrongVariables.length > 0)
    throw new Error(
      `Nothing was sent: missing or wrong in this shell: ${wrongVariables.join(', ')}.`,
    );
  const [key] = await find(service, number);
  let found = await read(service, key);
  if (!found) throw new Error(`Nothing was sent. ${describe(found)}`);
  console.log(`${number} is sent to ${to} …`);
  const isOpen = key.startsWith('open/');
  if (isOpen) {
    // The operator has checked the mailbox, so earlier attempts no longer count.
    const fresh = { ...found.entry, attempts: 0, failedAttempts: 0, isRejected: false };
    found = await outbox.claim({ ...found, entry: fresh });
    if (!found) throw new Error(`${number} has just changed: look at the list again.`);
  }
  const failure = await send([found.entry.inquiry], 20_000);
  if (isOpen) await outbox.recordOutcome(found, failure);
  if (failure) throw new Error(`${number} was not accepted: ${failure.code}, ${failure.outcome}.`);
  console.log(`${number} is sent. SendGrid has accepted it.`);
}

const commands = { list, again, delete: remove };

/**
 * Runs one of the operator's commands on the outbox of the deployed site. Throws with a sentence for the
 * operator.
 */
export async function main(
  [command = 'list', number = '']: string[],
  env: NodeJS.Dict<string>,
  service?: InquiryService,
): Promise<void> {
  if (!/^(list|(again|delete) \S+)$/.test(`${command} ${number}`.trim())) throw new Error(usage);
  await commands[command as keyof typeof commands](service ?? serviceFor(env), number);
}

function serviceFor({
  NETLIFY_SITE_ID: siteID,
  NETLIFY_AUTH_TOKEN: token,
  ...env
}: NodeJS.Dict<string>): InquiryService {
  if (!siteID || !token)
    throw new Error('Set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN; see docs/operations.md.');
  console.log(`The outbox of the deployed site ${siteID}.\n`);
  // An operator can wait longer than a visitor.
  return productionService(env, 'production', blobStore({ siteID, token }, 10_000));
}

if (process.argv[1] === import.meta.filename) {
  try {
    await main(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
