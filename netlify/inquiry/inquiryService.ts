import type { Context } from '@netlify/functions';
import { blobStore } from './blobStore.js';
import { createInquiryHandler } from './inquiryHandler.js';
import { log, logStoreDown } from './log.js';
import { MailError, type Mailer, type MailOwner } from './Mailer.js';
import { mailMonthly } from './notifyOwner.js';
import { createOutbox } from './outbox.js';
import { processOutbox } from './processOutbox.js';
import { health } from './responses.js';
import { sendGridMailer } from './sendGridMailer.js';
import { localContext, readSettings, type Settings } from './settings.js';
import { isHealthy } from './state.js';
import type { Store } from './Store.js';

/** Request header of `inquiry-health.yml`: only its checks cause the monthly mail. */
const watcherHeader = 'Watcher';

type Options = {
  settings: Settings;
  store: Store;
  mailer: Mailer;
  /** Milliseconds since 1970. @default the clock */
  now?: () => number;
  /** Most inquiries, open or sent today, that are mailed one by one; beyond them all go into digests. @default 30 */
  maxSingleMails?: number;
};

export type InquiryService = ReturnType<typeof createInquiryService>;

/** What the functions do with inquiries: handle posts, process the outbox, check its health. */
export function createInquiryService({
  settings,
  store,
  mailer,
  now = Date.now,
  maxSingleMails = 30,
}: Options) {
  const { isPreview, to, from, wrongVariables } = settings;

  const mailOwner: MailOwner = async (mail, timeout) => {
    for (const variable of wrongVariables) log.alert('misconfigured', { variable });
    if (wrongVariables.length > 0) throw new MailError('NOT_CONFIGURED');
    await mailer({ ...mail, to, from }, timeout);
  };

  const outbox = createOutbox({ store, mailOwner, now, maxSingleMails });

  /** Answers a health check: whether inquiries reach the owner, judging by the store and the settings. */
  async function handleHealthCheck(request: Request): Promise<Response> {
    if (isPreview) return health(true);
    const isWell =
      wrongVariables.length === 0 && (await isHealthy(store, now()).catch(() => false));
    if (isWell && request.headers.get(watcherHeader) === '1')
      await mailMonthly(store, mailOwner, now()).catch(logStoreDown);
    return health(isWell);
  }

  return {
    settings,
    store,
    outbox,
    handleHealthCheck,
    handle: createInquiryHandler(outbox, settings, now),
    processOutbox: async () =>
      isPreview ? undefined : processOutbox({ outbox, store, mailOwner, now }),
  };
}

/** The service of a deployed site, which mails through SendGrid. */
export function deployedInquiryService(env: NodeJS.Dict<string>, context: string, store: Store) {
  if (!context) log.alert('contextMissing');
  const settings = readSettings(env, context);
  return createInquiryService({ settings, store, mailer: sendGridMailer(settings.sendGrid) });
}

let service: InquiryService | undefined;

/** The service of Netlify's functions, created once per process. */
export function netlifyInquiryService({
  deploy,
}: Partial<Pick<Context, 'deploy'>>): InquiryService {
  const { env } = process;
  // Netlify's own tools set NETLIFY_DEV instead of a context.
  const context = env['NETLIFY_DEV'] ? localContext : (deploy?.context ?? '');
  service ??= deployedInquiryService(env, context, blobStore());
  return service;
}
