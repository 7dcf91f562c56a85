import path from 'node:path';
import type { Context } from '@netlify/functions';
import { isDeliverableAddress, isPreviewContext } from '../contact.js';
import { fileMailer } from '../local/fileMailer.js';
import { fileStore } from '../local/fileStore.js';
import { formPages } from './answers.js';
import { blobStore } from './blobStore.js';
import { composeDigest, composeMail } from './composeMail.js';
import { createInbox, type Store } from './inbox.js';
import { createInquiryHandler } from './inquiryHandler.js';
import { createLog, type Log } from './log.js';
import { MailError, type MailContent, type Mailer } from './Mailer.js';
import { runRound } from './round.js';
import { sendGridMailer } from './sendGridMailer.js';

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
  log = createLog(),
  now = Date.now,
  ...given
}: Settings) {
  const isLocal = context === localContext;
  const isPreview = isPreviewContext(context);
  const forms = formPages(path.join(root, 'site/dist-forms'));
  const setting = (name: string) => env[name]?.trim() ?? '';
  if (!context) log.alert('contextMissing');

  /** The owner's address, the sender's, and the variables that are missing or wrong. */
  function settings() {
    const isAddress = (text: string) => text.includes('@') && isDeliverableAddress(text);
    const to = setting('CONTACT_TO') || (forms.addresses['to'] ?? '');
    const from = setting('CONTACT_FROM') || (forms.addresses['from'] ?? '');
    const isWrong = {
      CONTACT_TO: !isAddress(to),
      CONTACT_FROM: !isAddress(from),
      SENDGRID_API_KEY: !setting('SENDGRID_API_KEY') && !isLocal,
      // Never a guess: a wrong region would have the data processed elsewhere than promised.
      SENDGRID_REGION: !['', 'global', 'eu'].includes(setting('SENDGRID_REGION')),
    };
    const missing = Object.keys(isWrong).filter((name) => isWrong[name as 'CONTACT_TO']);
    return { to, from, missing };
  }

  function mailerFromSettings(): Mailer {
    const key = setting('SENDGRID_API_KEY');
    if (!key) return fileMailer(path.join(root, '.mail'));
    const region = setting('SENDGRID_REGION') === 'eu' ? 'eu' : 'global';
    const baseUrl = setting('SENDGRID_BASE_URL');
    // Only a stand-in on this machine may have the key, no matter what the variable says.
    const isStandIn = /^http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/.test(baseUrl);
    return sendGridMailer({ key, region, ...(isStandIn && { baseUrl }) });
  }

  async function hand(mail: MailContent, deadline: number): Promise<void> {
    const { missing, ...addresses } = settings();
    for (const variable of missing) log.alert('misconfigured', { variable });
    if (missing.length > 0) throw new MailError('NOT_CONFIGURED');
    await (given.mailer ?? mailerFromSettings())({ ...mail, ...addresses }, deadline);
  }

  const inbox = createInbox({
    store: given.store ?? (isLocal ? fileStore(path.join(root, '.netlify/inbox')) : blobStore()),
    send(inquiries, deadline) {
      const [first, second] = inquiries;
      return hand(first && !second ? composeMail(first) : composeDigest(inquiries), deadline);
    },
    log,
    now,
    // A machine's own tests are a crowd every time.
    ...(isLocal && { mostSingle: Infinity }),
  });
  const ownOrigins = ['SITE_URL', 'URL'].flatMap((name) => URL.parse(setting(name))?.origin ?? []);

  return {
    inbox,
    settings,
    handle: createInquiryHandler({ ...(!isPreview && { inbox }), forms, log, now, ownOrigins }),
    round: async () => (isPreview ? undefined : runRound({ inbox, log, now }, hand)),
    /** Whether no inquiry needs a person and the rounds go on, as far as anybody can tell. */
    async isHealthy(): Promise<boolean> {
      if (isPreview) return true;
      const last = await inbox.readState().catch(() => undefined);
      if (!last?.isRunning) return false;
      return last.state.stuck.length === 0 && settings().missing.length === 0;
    },
  };
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
