import { isDeliverableAddress, isPreviewContext } from '../contact.js';
import { health } from './responses.js';
import { composeDigest, composeMail } from './composeMail.js';
import { createOutbox } from './outbox.js';
import { createInquiryHandler } from './inquiryHandler.js';
import { codeOf, log } from './log.js';
import { MailError, type MailContent, type Mailer } from './Mailer.js';
import { processOutbox } from './processOutbox.js';
import { sendGridMailer } from './sendGridMailer.js';
import { isHealthy, recordHealthCheck } from './state.js';
import type { Store } from './Store.js';

/** The deploy context on a developer's machine: `npm run serve`, or Netlify's own tools. */
export const localContext = 'dev';

/** Request header of `inquiry-health.yml`; the monthly mail reports only its checks. */
const monitorHeader = 'Watcher';

export type Options = {
  /** The variables of docs/deploy.md, step 4, and `SENDGRID_BASE_URL` for a fake SendGrid on this machine. */
  env: Record<string, string | undefined>;
  /** Netlify's deploy context, such as `production`. */
  context: string;
  store: Store;
  /** Replaces SendGrid, which requires a key. */
  mailer?: Mailer | undefined;
  /** Milliseconds since 1970. @default the clock */
  now?: () => number;
};

export type InquiryService = ReturnType<typeof createInquiryService>;

/** What the functions do with inquiries: handle posts, process the outbox, check its health. */
export function createInquiryService({ env, context, store, mailer, now = Date.now }: Options) {
  const isPreview = isPreviewContext(context);
  const setting = (name: string) => env[name]?.trim() ?? '';
  if (!context) log.alert('contextMissing');

  /** The owner's and the sender's addresses, and the variables that are missing or wrong. */
  function settings() {
    const isAddress = (text: string) => text.includes('@') && isDeliverableAddress(text);
    const to = setting('CONTACT_TO');
    const from = setting('CONTACT_FROM');
    const isWrong = {
      CONTACT_TO: !isAddress(to),
      CONTACT_FROM: !isAddress(from),
      // A wrong one would refuse every visitor's post as cross-origin.
      SITE_URL:
        context === 'production' && !URL.parse(setting('SITE_URL'))?.protocol.startsWith('https:'),
      SENDGRID_API_KEY: !mailer && !setting('SENDGRID_API_KEY'),
      // Never guessed: the privacy text promises where the data is processed.
      SENDGRID_REGION: !['', 'global', 'eu'].includes(setting('SENDGRID_REGION')),
      // Apart from SendGrid, only a fake on this machine may receive the key.
      SENDGRID_BASE_URL: !/^(http:\/\/(127\.0\.0\.1|localhost|\[::1\])(:\d+)?)?$/.test(
        setting('SENDGRID_BASE_URL'),
      ),
    };
    const names = Object.keys(isWrong) as (keyof typeof isWrong)[];
    return { to, from, wrongVariables: names.filter((name) => isWrong[name]) };
  }

  const sendGrid = () =>
    sendGridMailer({
      key: setting('SENDGRID_API_KEY'),
      isEuropean: setting('SENDGRID_REGION') === 'eu',
      baseUrl: setting('SENDGRID_BASE_URL'),
    });

  async function mailOwner(mail: MailContent, timeout: number): Promise<void> {
    const { wrongVariables, ...addresses } = settings();
    for (const variable of wrongVariables) log.alert('misconfigured', { variable });
    if (wrongVariables.length > 0) throw new MailError('NOT_CONFIGURED');
    await (mailer ?? sendGrid())({ ...mail, ...addresses }, timeout);
  }

  const outbox = createOutbox({
    store,
    send(inquiries, timeout) {
      const [first, second] = inquiries;
      return mailOwner(first && !second ? composeMail(first) : composeDigest(inquiries), timeout);
    },
    now,
    // The browser tests send many, and expect a mail for each.
    ...(context === localContext && { maxSingleMailsADay: Infinity }),
  });
  const ownOrigins = ['SITE_URL', 'URL'].flatMap((name) => URL.parse(setting(name))?.origin ?? []);

  /** Answers a health check: whether inquiries reach the owner, judging by the store and the settings. */
  async function handleHealthCheck(request: Request): Promise<Response> {
    if (isPreview) return health(true);
    if (request.headers.get(monitorHeader) === '1') {
      await recordHealthCheck(store, now()).catch((error: unknown) =>
        log.alert('storeDown', { code: codeOf(error) }),
      );
    }
    const isWell = await isHealthy(store, now()).catch(() => false);
    return health(isWell && settings().wrongVariables.length === 0);
  }

  return {
    outbox,
    settings,
    handleHealthCheck,
    handle: createInquiryHandler({ ...(!isPreview && { outbox }), now, ownOrigins }),
    processOutbox: async () => (isPreview ? undefined : processOutbox({ outbox, now, mailOwner })),
  };
}
