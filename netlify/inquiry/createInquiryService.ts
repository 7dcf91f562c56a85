import { createInquiryHandler } from './inquiryHandler.js';
import { inquirySender } from './inquirySender.js';
import { log, logStoreDown } from './log.js';
import { MailError, type Mailer, type MailOwner } from './Mailer.js';
import { createOutbox } from './outbox.js';
import { processOutbox } from './processOutbox.js';
import { health } from './responses.js';
import type { Settings } from './settings.js';
import { isHealthy, recordHealthCheck } from './state.js';
import type { Store } from './Store.js';

/** Request header of `inquiry-health.yml`; the monthly mail reports only its checks. */
const monitorHeader = 'Watcher';

export type Options = {
  settings: Settings;
  store: Store;
  mailer: Mailer;
  /** Milliseconds since 1970. @default the clock */
  now?: () => number;
  /** Most inquiries of one day that are mailed one by one; the rest go into digests. @default 60 */
  maxSingleMailsADay?: number;
};

export type InquiryService = ReturnType<typeof createInquiryService>;

/** What the functions do with inquiries: handle posts, process the outbox, check its health. */
export function createInquiryService({
  settings,
  store,
  mailer,
  now = Date.now,
  maxSingleMailsADay = 60,
}: Options) {
  const { isPreview, to, from, wrongVariables } = settings;

  const mailOwner: MailOwner = async (mail, timeout) => {
    for (const variable of wrongVariables) log.alert('misconfigured', { variable });
    if (wrongVariables.length > 0) throw new MailError('NOT_CONFIGURED');
    await mailer({ ...mail, to, from }, timeout);
  };

  const outbox = createOutbox({ store, now, maxSingleMailsADay });
  const delivery = { outbox, send: inquirySender(mailOwner), now };

  /** Answers a health check: whether inquiries reach the owner, judging by the store and the settings. */
  async function handleHealthCheck(request: Request): Promise<Response> {
    if (isPreview) return health(true);
    if (request.headers.get(monitorHeader) === '1')
      await recordHealthCheck(store, now()).catch((error: unknown) => logStoreDown(error));
    const isWell = await isHealthy(store, now()).catch(() => false);
    return health(isWell && wrongVariables.length === 0);
  }

  return {
    ...delivery,
    settings,
    handleHealthCheck,
    handle: createInquiryHandler(delivery, settings),
    processOutbox: async () => (isPreview ? undefined : processOutbox(delivery, mailOwner)),
  };
}
