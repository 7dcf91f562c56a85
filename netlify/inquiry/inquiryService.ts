import type { Context } from '@netlify/functions';
import { checkHealth } from './checkHealth.js';
import { log, logStoreDown } from './log.js';
import { MailError, type Mailer, type MailOwner } from './mail/Mailer.js';
import { sendGridMailer } from './mail/sendGridMailer.js';
import { blobStore } from './outbox/blobStore.js';
import { createHealthRecord } from './outbox/healthRecord.js';
import { createOutbox, type OutboxOptions } from './outbox/outbox.js';
import { processOutbox } from './outbox/processOutbox.js';
import type { Store } from './outbox/Store.js';
import { handlePost } from './post/handlePost.js';
import { localContext, readSettings, type Settings } from './settings.js';

type Options = Omit<OutboxOptions, 'mailOwner'> & { settings: Settings; mailer: Mailer };

export type InquiryService = ReturnType<typeof createInquiryService>;

/** What the functions do with inquiries: handle posts, process the outbox, check its health. */
export function createInquiryService({ settings, mailer, ...options }: Options) {
  const { isPreview, to, from, wrongVariables } = settings;
  const mailOwner: MailOwner = async (mail, timeout) => {
    for (const variable of wrongVariables) log.alert('misconfigured', { variable });
    if (wrongVariables.length > 0) throw new MailError('NOT_CONFIGURED');
    await mailer({ ...mail, to, from }, timeout);
  };
  const outbox = createOutbox({ ...options, mailOwner });
  const health = createHealthRecord(options.store, mailOwner, outbox.now);
  return {
    settings,
    outbox,
    health,
    handlePost: (request: Request) => handlePost(request, outbox, health, settings),
    checkHealth: (request: Request) => checkHealth(request, health, settings),
    /** Never rejects: a run that a failing store ends leaves an alert, and the next one begins anew. */
    processOutbox: async () =>
      isPreview ? undefined : processOutbox(outbox, health).catch(logStoreDown),
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
