import path from 'node:path';
import type { Context } from '@netlify/functions';
import { isDeliverableAddress, newInquiryId, retention } from '../contact.js';
import { addressLimit } from './addressLimit.js';
import { blobStore } from './blobStore.js';
import { composeMail } from './composeMail.js';
import { composeNotice, type Notice } from './composeNotice.js';
import { createDailyCount } from './dailyCount.js';
import { createDelivery } from './delivery.js';
import { fileMailer } from './fileMailer.js';
import { formPages, type ContactAddresses } from './formPages.js';
import type { Inquiry } from './Inquiry.js';
import { createInquiryHandler } from './inquiryHandler.js';
import { createLog, type Log } from './log.js';
import { MailError, type Mail, type Mailer } from './Mailer.js';
import { createOutbox } from './outbox.js';
import { sendGridMailer } from './sendGridMailer.js';
import type { Store } from './Store.js';
import { createUpkeep } from './upkeep.js';

/** Posts from one address within the window that the function itself takes, per process. */
const postsPerAddress = 10;

/** Longest wait for the provider to take the mail about what needs a person; milliseconds. */
const noticeDeadline = 8000;

/** The local context of @netlify/dev and of `npm run serve`: mails become files without a key. */
export const localContext = 'dev';

/** The context of the website itself. Any other that is not local is a preview. */
const productionContext = 'production';

export type Settings = {
  env: Record<string, string | undefined>;
  /** Netlify's deploy context, such as `production`. */
  context: string;
  /** Folder of the project, or of the deployed function. */
  root: string;
  store?: Store;
  /** By default SendGrid's, or files where there is no key and the context is local. */
  mailer?: Mailer;
  log?: Log;
  now?: () => number;
};

export type InquiryService = ReturnType<typeof createInquiry>;

/** Composition root: chooses the store and the mailer by what the environment says. */
export function createInquiry({
  env,
  context,
  root,
  store = blobStore(),
  mailer,
  log = createLog(),
  now = Date.now,
}: Settings) {
  const outbox = createOutbox({ store, context, now });
  const forms = formPages(path.join(root, 'site/dist-forms'));
  const isLocal = context === localContext;
  const settings = () => settingsFrom(env, forms.addresses, isLocal);

  async function hand(
    id: string,
    compose: (addresses: { to: string; from: string }) => Mail,
    deadline: number,
  ): Promise<void> {
    // A preview shows how the form answers; the owner hears of real inquiries only, whatever keys
    // and addresses the preview has been given.
    if (context !== productionContext && !isLocal) return log.note('heldBack', { id });
    const { to, from, missing } = settings();
    for (const variable of missing) log.alert('misconfigured', { variable, id });
    if (missing.length > 0) throw new MailError('NOT_CONFIGURED');
    await (mailer ?? mailerFor(env, root))(compose({ to, from }), deadline);
  }

  const send = (inquiry: Inquiry, deadline: number) =>
    hand(inquiry.id, (addresses) => composeMail(inquiry, addresses), deadline);

  const tell = (notice: Notice) => {
    const id = newInquiryId();
    return hand(id, (addresses) => composeNotice(notice, id, addresses), noticeDeadline);
  };

  const delivery = createDelivery({ outbox, send, log, now });
  const ownsStore = context === productionContext;
  const mostPosts = limitFrom(env);
  const secret = env['SENDGRID_API_KEY'] ?? '';

  return {
    store,
    outbox,
    delivery,
    upkeep: createUpkeep({ outbox, store, context, tell, ownsStore, log, now }),
    log,
    /** Names of the environment variables without which no mail leaves; empty when all is well. */
    missing: () => settings().missing,
    handle: createInquiryHandler({
      delivery,
      forms,
      log,
      now,
      limit: addressLimit(mostPosts, retention.rateWindowSeconds, now),
      ...(mostPosts > 0 && { dailyCount: createDailyCount({ store, context, now }, secret) }),
      ownerAddress: () => settings().to,
      ownOrigins: ownOrigins(env),
    }),
  };
}

/** The owner's address, the sender's, and the variables that are missing or wrong. */
function settingsFrom(env: Settings['env'], built: ContactAddresses, isLocal: boolean) {
  const to = env['CONTACT_TO']?.trim() || (built.to ?? '');
  const from = env['CONTACT_FROM']?.trim() || (built.from ?? '');
  const isAddress = (text: string) => text.includes('@') && isDeliverableAddress(text);
  const isWrong = {
    CONTACT_TO: !isAddress(to),
    CONTACT_FROM: !isAddress(from),
    SENDGRID_API_KEY: !env['SENDGRID_API_KEY']?.trim() && !isLocal,
    // Never a guess: a wrong region would have the data processed elsewhere than promised.
    SENDGRID_REGION: !['global', 'eu'].includes(env['SENDGRID_REGION']?.trim() || 'global'),
  };
  const missing = Object.entries(isWrong).flatMap(([name, wrong]) => (wrong ? [name] : []));
  return { to, from, missing };
}

function mailerFor(env: Settings['env'], root: string): Mailer {
  const key = env['SENDGRID_API_KEY']?.trim();
  if (!key) return fileMailer(path.join(root, '.mail'));
  const baseUrl = env['SENDGRID_BASE_URL']?.trim();
  // Only a stand-in on this machine may have the key, no matter what the variable says.
  const isStandIn = ['127.0.0.1', 'localhost', '[::1]'].includes(
    URL.parse(baseUrl ?? '')?.hostname ?? '',
  );
  return sendGridMailer({
    key,
    region: env['SENDGRID_REGION']?.trim() === 'eu' ? 'eu' : 'global',
    ...(baseUrl && isStandIn ? { baseUrl } : {}),
  });
}

function limitFrom(env: Settings['env']): number {
  const most = Number(env['CONTACT_RATE_LIMIT'] || Number.NaN);
  return Number.isInteger(most) && most >= 0 ? most : postsPerAddress;
}

/** Where else the site answers: Netlify names its addresses in `URL` and `DEPLOY_PRIME_URL`. */
function ownOrigins(env: Settings['env']): string[] {
  return ['SITE_URL', 'URL', 'DEPLOY_PRIME_URL', 'DEPLOY_URL']
    .map((name) => URL.parse(env[name] ?? '')?.origin)
    .filter((origin) => origin !== undefined);
}

const byContext = new Map<string, InquiryService>();

/** The inquiry as a function of Netlify runs it, composed once for each deploy context. */
export function inquiryOf({ deploy: { context } }: Pick<Context, 'deploy'>): InquiryService {
  const { env } = process;
  // Netlify puts included files beside the function; locally they are in the project's folder.
  const root = env['LAMBDA_TASK_ROOT'] ?? process.cwd();
  const inquiry = byContext.get(context) ?? createInquiry({ env, context, root });
  byContext.set(context, inquiry);
  return inquiry;
}
