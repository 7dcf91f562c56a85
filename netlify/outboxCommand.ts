import { retention } from '@advisor/contract/retention';
import { blobStore } from './blobStore.js';
import { isBeingSent, isDeadLetter, type StoredEntry } from '../inquiry/outbox/entry.js';
import type { InquiryService } from '../inquiry/inquiryService.js';
import { deployedInquiryService } from './deployedInquiryService.js';
import { isOpen, parseKey } from '../inquiry/outbox/keys.js';
import { codeOf } from '../inquiry/log.js';

/** Milliseconds for the provider to accept a mail, and again for the store to record it. */
const patience = 20_000;

const usage = `npm run outbox                      list what is open and what was sent
npm run outbox -- resend <id>   send it once more
npm run outbox -- delete <id>   delete it`;

const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'short',
});

const at = (instant: number) => (instant > 0 ? time.format(instant) : 'never');

/** A sentence about the state of an inquiry, and what to do. */
function describeEntry(stored: StoredEntry | undefined): string {
  if (!stored)
    return 'This version cannot read it. Deploy the one that wrote it, before it expires.';
  const { inquiry, lastErrorCode, dueAt, outcomes } = stored.entry;
  const past = `Received ${at(inquiry.receivedAt)}. Last result: ${lastErrorCode ?? 'none'}.`;
  if (!isDeadLetter(stored.entry))
    return `${past} Next attempt: ${at(dueAt)}, or up to 15 minutes later.`;
  return outcomes.includes('unknown')
    ? `${past} The owner may have it: search the mailbox for it, then “delete” or “resend”.`
    : `${past} It was never accepted: fix the cause, then “resend”.`;
}

async function list({ outbox }: InquiryService, keys: string[]): Promise<void> {
  const open = keys.filter(isOpen);
  for (const key of open) {
    const stored = await outbox.read(key).catch(() => undefined);
    console.log(`${parseKey(key)?.id}\n    ${describeEntry(stored)}`);
  }
  const sent = keys.filter((key) => !isOpen(key));
  console.log(open.length > 0 ? `${open.length} in all.` : 'Nothing is open.');
  console.log(`Sent in the last ${retention.sentDays} days: ${sent.length}`);
  for (const key of sent) console.log(`    ${key.slice('sent/'.length)}`);
  console.log(`The outbox was last processed: ${at((await outbox.readState()).finishedAt)}`);
}

async function resend({ outbox, settings }: InquiryService, id: string, keys: string[]) {
  const { wrongVariables } = settings;
  if (wrongVariables.length > 0)
    throw new Error(
      `Nothing was sent: missing or wrong in this shell: ${wrongVariables.join(', ')}.`,
    );
  // `open/` sorts before `sent/`; a damaged copy is undefined.
  const copies = await Promise.all(keys.map(outbox.read));
  const stored = copies.find((copy) => copy !== undefined);
  if (!stored) throw new Error(`Nothing was sent. ${describeEntry(stored)}`);
  const claimed = await outbox.claim(stored);
  if (!claimed) throw new Error(`${id} has just changed: look at the list again.`);
  console.log(`${id} is sent to ${settings.to} …`);
  const deadline = performance.now() + 2 * patience;
  const [undelivered] = await outbox.deliver([claimed], deadline, patience);
  if (undelivered) {
    const { outcomes, lastErrorCode } = undelivered.entry;
    throw new Error(
      outcomes.at(-1) === 'unknown'
        ? `${id} may have been sent: ${lastErrorCode}. Search the mailbox for it before you “resend” it.`
        : `${id} was not accepted: ${lastErrorCode}. Fix the cause, then “resend” it.`,
    );
  }
  console.log(`${id} is sent. SendGrid has accepted it.`);
}

async function remove({ outbox }: InquiryService, id: string, keys: string[]): Promise<void> {
  const copies = await Promise.all(keys.map(outbox.read));
  // The process would store it again as sent.
  if (copies.some((copy) => copy && isBeingSent(copy.entry, outbox.now())))
    throw new Error(`${id} is just being sent. “delete” it in a minute.`);
  for (const key of keys) await outbox.remove(key);
  console.log(`${id} is deleted.`);
}

/**
 * Runs one of the operator's commands on the outbox of the deployed site.
 *
 * @throws with a sentence for the operator
 */
export async function main(
  words: string[],
  env: NodeJS.Dict<string>,
  service?: InquiryService,
): Promise<void> {
  // “list” alone, or another command with an id.
  if (!/^(|list|(resend|delete) \S+)$/.test(words.join(' '))) throw new Error(usage);
  const [command = 'list', id = ''] = words;
  service ??= deployedService(env);
  const { outbox } = service;
  const listed = await outbox.keys().catch((error: unknown) => {
    throw new Error(
      `Netlify did not list the outbox (${codeOf(error)}): check the connection, NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.`,
    );
  });
  const keys = listed.filter(parseKey).toSorted();
  if (command === 'list') return list(service, keys);
  const ownKeys = keys.filter((key) => parseKey(key)?.id === id);
  if (ownKeys.length === 0)
    throw new Error(`${id} is not in the outbox: it never arrived, or it is deleted.`);
  if (command === 'resend') return resend(service, id, ownKeys);
  await remove(service, id, ownKeys);
}

function deployedService(env: NodeJS.Dict<string>): InquiryService {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (!siteID || !token)
    throw new Error('Set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN; see docs/operations.md.');
  console.log(`The outbox of the deployed site ${siteID}.\n`);
  // An operator can wait longer for the store than a visitor.
  return deployedInquiryService(env, 'production', blobStore({ siteID, token }, 10_000));
}

if (import.meta.main) {
  try {
    await main(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
