import sgClient from '@sendgrid/client';
import sgMail from '@sendgrid/mail';
import { codeOf } from './log.js';
import { MailError, type Mailer, type Outcome } from './Mailer.js';

// Both packages export their class, which their types cannot say beside an `export =`.
export const { Client } = sgClient as unknown as { Client: new () => typeof sgClient };
const { MailService } = sgMail as unknown as { MailService: new () => typeof sgMail };

type Options = {
  key: string;
  /** Whether SendGrid processes the data in its European region. */
  isEuropean?: boolean;
  /** The address of a stand-in for SendGrid; empty for SendGrid itself. */
  baseUrl: string;
};

/** Errors of a connection that was never made. */
const connectionErrors = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;

/**
 * What SendGrid's answer or a network error means. Whatever is not known to be certain is unclear: after
 * another error of a server or a gateway, the mail may have been accepted.
 */
function outcomeOf(code: string): Outcome {
  // Malformed or too large: the same mail gets the same answer again.
  if (code === '400' || code === '413') return 'rejected';
  return /^([34]\d\d|503)$/.test(code) || connectionErrors.test(code) ? 'deferred' : 'unclear';
}

/** A client for one mail, which ends with `signal`. */
function clientFor({ key, isEuropean, baseUrl }: Options, signal: AbortSignal) {
  const client = new Client();
  // The order matters: each of the first two resets the address of the API.
  client.setApiKey(key);
  client.setDataResidency(isEuropean ? 'eu' : 'global');
  if (baseUrl) client.setDefaultRequest('baseUrl', baseUrl);
  // Handed on to axios: the library's own timeout bounds silence only, and a redirect would carry the mail
  // to wherever it points.
  const options = { url: '', signal, maxRedirects: 0 };
  return client.setDefaultRequest(options);
}

/** A mailer through SendGrid. It never retries: when to try again is for the outbox to decide. */
export function sendGridMailer(options: Options): Mailer {
  return async (mail, timeout) => {
    const signal = AbortSignal.timeout(Math.ceil(timeout));
    const service = new MailService();
    service.setClient(clientFor(options, signal));
    const send = (replyTo: string | undefined) =>
      service.send({
        to: mail.to,
        from: mail.from,
        ...(replyTo && { replyTo }),
        subject: mail.subject,
        text: mail.text,
        headers: { 'Message-ID': `<${mail.messageId}@${mail.from.split('@').at(-1)}>` },
        // There is one recipient, the owner. One click on “junk” would end every later inquiry.
        mailSettings: {
          bypassBounceManagement: { enable: true },
          bypassSpamManagement: { enable: true },
          bypassUnsubscribeManagement: { enable: true },
        },
        trackingSettings: {
          clickTracking: { enable: false, enableText: false },
          openTracking: { enable: false },
          subscriptionTracking: { enable: false },
          ganalytics: { enable: false },
        },
      });
    try {
      const [{ statusCode, headers }] = await send(mail.replyTo).catch((error: unknown) => {
        // SendGrid may not take the visitor's address. The mail's text holds it as well.
        if (codeOf(error) !== '400' || !mail.replyTo) throw error;
        return send(undefined);
      });
      // 200 means “valid, but not queued”; a 202 without an id is not SendGrid's.
      const { 'x-message-id': id } = headers as Record<string, unknown>;
      if (statusCode !== 202 || !id) throw new MailError('NOT_QUEUED', 'unclear');
    } catch (error) {
      if (error instanceof MailError) throw error;
      // A redirect's error has its status in the response, as axios leaves it.
      const { status } = (error as { response?: { status?: number } }).response ?? {};
      const code = signal.aborted ? 'TIMEOUT' : codeOf(status ? { code: status } : error);
      throw new MailError(code, outcomeOf(code));
    }
  };
}
