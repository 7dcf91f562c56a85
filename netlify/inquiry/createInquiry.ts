import path from 'node:path';
import type { Context } from '@netlify/functions';
import { isDeliverableAddress, isPreviewContext, newInquiryId } from '../contact.js';
import { fileMailer } from '../local/fileMailer.js';
import { fileStore } from '../local/fileStore.js';
import { formPages, type ContactAddresses } from './answers.js';
import { blobStore } from './blobStore.js';
import { composeDigest, composeMail, type Addresses } from './composeMail.js';
import { composeNotice, type Notice } from './composeNotice.js';
import { createDelivery } from './delivery.js';
import { createInbox, type Inquiry, type Store } from './inbox.js';
import { createInquiryHandler } from './inquiryHandler.js';
import { createLog, type Log } from './log.js';
import { MailError, type Mail, type Mailer } from './Mailer.js';
import { runRound } from './round.js';
import { sendGridMailer } from './sendGridMailer.js';

/** Longest wait for the provider to take the mail about what needs a person; milliseconds. */
const noticeDeadline = 5000;

/** Without a round for this long the clock is taken to have stopped; milliseconds. */
const roundOverdue = 3_600_000;

/** The local context of `npm run serve`: mails and inquiries are files. */
export const localContext = 'dev';

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
  store,
  mailer,
  log = createLog(),
  now = Date.now,
}: Settings) {
  const isLocal = context === localContext;
  const isPreview = isPreviewContext(context);
  const inbox = createInbox({
    store: store ?? (isLocal ? fileStore(path.join(root, '.netlify/inbox')) : blobStore()),
    now,
    // A machine's own tests are a crowd every time.
    ...(isLocal && { mostSingle: Infinity }),
  });
  const forms = formPages(path.join(root, 'site/dist-forms'));
  const settings = () => settingsFrom(env, forms.addresses, isLocal);

  async function hand(compose: (addresses: Addresses) => Mail, deadline: number): Promise<void> {
    const { to, from, missing } = settings();
    for (const variable of missing) log.alert('misconfigured', { variable });
    if (missing.length > 0) throw new MailError('NOT_CONFIGURED');
    await (mailer ?? mailerFor(env, root))(compose({ to, from }), deadline);
  }

  const send = (inquiries: Inquiry[], deadline: number) =>
    hand((addresses) => {
      const [first] = inquiries;
      return first && inquiries.length === 1
        ? composeMail(first, addresses)
        : composeDigest(inquiries, newInquiryId(now()), addresses);
    }, deadline);
  const tell = (notice: Notice) =>
    hand((addresses) => composeNotice(notice, newInquiryId(now()), addresses), noticeDeadline);

  const delivery = createDelivery({ inbox, send, log, now });

  return {
    inbox,
    delivery,
    log,
    /** The settings as far as they concern mails, with the names of those that are missing. */
    settings,
    handle: createInquiryHandler({
      delivery: isPreview ? undefined : delivery,
      forms,
      log,
      now,
      ownOrigins: ownOrigins(env),
    }),
    round: async () => {
      if (!isPreview) await runRound({ inbox, delivery, tell, log, now });
    },
    /** Whether no inquiry needs a person and the rounds go on, as far as anybody can tell. */
    async isHealthy(): Promise<boolean> {
      if (isPreview) return true;
      const last = await inbox.readState().catch(() => undefined);
      const isRunning = last !== undefined && Math.abs(now() - last.state.round) < roundOverdue;
      return isRunning && last.state.stuck === 0 && settings().missing.length === 0;
    },
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
  if (!context && !byContext.has(context)) inquiry.log.alert('contextMissing');
  byContext.set(context, inquiry);
  return inquiry;
}
