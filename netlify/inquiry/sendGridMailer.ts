import sendgridClient from '@sendgrid/client';
import sendgridMail from '@sendgrid/mail';
import { codeOf } from './log.js';
import { MailError, type Mailer } from './Mailer.js';

// Both packages export their class beside the shared instance; their types leave it out.
const { Client } = sendgridClient as unknown as { Client: new () => typeof sendgridClient };
const { MailService } = sendgridMail as unknown as { MailService: new () => typeof sendgridMail };

export interface SendGridAccess {
  key: string;
  /** Where SendGrid processes the data. */
  region: 'global' | 'eu';
  /** Another origin than SendGrid's, for tests against a stand-in. */
  baseUrl?: string;
}

/** What SendGrid will answer again and again to the same mail: it is malformed, or too large. */
const finalCodes = new Set(['400', '413']);

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** Sends through SendGrid. */
export function sendGridMailer({ key, region, baseUrl }: SendGridAccess): Mailer {
  return async (mail, deadline) => {
    const signal = AbortSignal.timeout(deadline);
    const send = async (replyTo: { email: string; name: string } | undefined) => {
      // A service of its own for each mail: the signal lies in its client's defaults, where mails
      // sent at the same time would share it.
      const service = new MailService();
      service.setClient(clientFor(region, key, baseUrl, signal));
      const [response] = await service.send({
        to: mail.to,
        from: mail.from,
        ...(replyTo ? { replyTo } : {}),
        subject: mail.subject,
        text: mail.text,
        customArgs: { inquiry: mail.id },
        headers: { 'X-Inquiry-Id': mail.id },
        trackingSettings: {
          clickTracking: { enable: false, enableText: false },
          openTracking: { enable: false },
          subscriptionTracking: { enable: false },
          ganalytics: { enable: false },
        },
      });
      // SendGrid says 202. A page in HTML comes from something in between that took nothing.
      if (response.statusCode >= 300 || /html/i.test(String(response.headers['content-type'])))
        throw new MailError('NOT_SENDGRID');
    };
    try {
      await send(mail.replyTo).catch((error: unknown) => {
        // Not every server takes an address such as müller@example.de in a header. The mail says
        // it in its text as well, and a mail without Reply-To is worth more than none.
        if (codeOf(error) !== '400' || isAscii(mail.replyTo.email)) throw error;
        return send(undefined);
      });
    } catch (error) {
      const code = signal.aborted ? 'TIMEOUT' : statusOf(error);
      throw new MailError(code, finalCodes.has(code));
    }
  };
}

function clientFor(
  region: SendGridAccess['region'],
  key: string,
  baseUrl: string | undefined,
  signal: AbortSignal,
) {
  const client = new Client();
  // The order matters: setApiKey resets the address of the API to the region's.
  client.setDataResidency(region);
  client.setApiKey(key);
  if (baseUrl) client.setDefaultRequest('baseUrl', baseUrl);
  const bounds: object = {
    // setTimeout() bounds silence only: a server that drips bytes would keep the call open.
    signal,
    // A redirect would carry the key to wherever it points.
    maxRedirects: 0,
  };
  // Handed on to axios as it is; the package's types know only a few of axios' options.
  client.setDefaultRequest(bounds as Parameters<typeof client.setDefaultRequest>[0]);
  return client;
}

/** A redirect's error carries its status in the response, as axios leaves it. */
function statusOf(error: unknown): string {
  const status = (error as { response?: { status?: unknown } }).response?.status;
  return codeOf(typeof status === 'number' ? { code: status } : error);
}
