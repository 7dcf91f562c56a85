import { checkHealth } from './http/checkHealth.js';
import { handlePost } from './http/handlePost.js';
import { log, logStoreDown } from './log.js';
import { MailError, type Mailer } from './mail/Mailer.js';
import { createHealth } from './outbox/health.js';
import { createOutbox, type OutboxOptions } from './outbox/outbox.js';
import { processOutbox } from './outbox/processOutbox.js';
import type { Settings } from './settings.js';

type InquiryServiceOptions = Omit<OutboxOptions, 'mailOwner'> & {
  settings: Settings;
  mailer: Mailer;
};

export type InquiryService = ReturnType<typeof createInquiryService>;

/** The operations of a host: handle a post, process the outbox, check its health. */
export function createInquiryService({ settings, mailer, ...options }: InquiryServiceOptions) {
  const { isPreview, wrongVariables } = settings;
  const mailOwner: Mailer = async (mail, timeout) => {
    for (const variable of wrongVariables) log.alert('misconfigured', { variable });
    if (wrongVariables.length > 0) throw new MailError('NOT_CONFIGURED');
    await mailer(mail, timeout);
  };
  const outbox = createOutbox({ ...options, mailOwner });
  const health = createHealth(options.store, mailOwner, outbox);
  return {
    settings,
    outbox,
    handlePost: (request: Request) => handlePost(request, outbox, health, settings),
    checkHealth: (request: Request) => checkHealth(request, health, settings),
    /** Never rejects: if the store fails, the run logs an alert, and the next run starts over. */
    processOutbox: async () =>
      isPreview ? undefined : processOutbox(outbox, health).catch(logStoreDown),
  };
}
