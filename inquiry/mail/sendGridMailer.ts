import sgClient from '@sendgrid/client';
import sgMail from '@sendgrid/mail';
import { codeOf, log } from '../log.js';
import type { Settings } from '../settings.js';
import { utcDay } from '../time.js';
import { MailError, type Mailer, type UnconfirmedOutcome } from './Mailer.js';

// Both packages export their class, which their types omit.
export const { Client } = sgClient as unknown as { Client: new () => typeof sgClient };
const { MailService } = sgMail as unknown as { MailService: new () => typeof sgMail };

type SendGridOptions = Pick<Settings, 'to' | 'from' | 'sendGridKey' | 'isEuropean' | 'sendGridUrl'>;

/** Codes of connections that were never made: no address, no server, or a certificate that is not trusted. */
const connectionErrors =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|CERT_.+|ERR_TLS_CERT_.+|.*SELF_SIGNED_CERT.*|UNABLE_TO_.+)$/;

/**
 * Maps an HTTP status or a network error's code to an outcome. It is unknown unless the code rules out that the mail
 * was accepted: a gateway's error, for example.
 */
function outcomeOf(code: string): UnconfirmedOutcome {
  // Malformed or too large: a retry would be rejected again.
  if (code === '400' || code === '413') return 'rejected';
  // A redirect, a refusal or an overload.
  return /^([34]\d\d|503)$/.test(code) || connectionErrors.test(code) ? 'retryable' : 'unknown';
}

/** A client for one mail, aborted by `signal`. */
function clientFor({ sendGridKey, isEuropean, sendGridUrl }: SendGridOptions, signal: AbortSignal) {
  const client = new Client();
  // The order matters: each of the first two resets the base URL.
  client.setApiKey(sendGridKey);
  client.setDataResidency(isEuropean ? 'eu' : 'global');
  if (sendGridUrl) client.setDefaultRequest('baseUrl', sendGridUrl);
  // Options of axios, whose own timeout restarts with each byte, and which would send the mail to a redirect's target.
  const options = { url: '', signal, maxRedirects: 0 };
  return client.setDefaultRequest(options);
}

/** A mailer through SendGrid. It never retries: the outbox schedules attempts. */
export function sendGridMailer(options: SendGridOptions): Mailer {
  const { to, from } = options;
  return async (mail, timeout) => {
    const signal = AbortSignal.timeout(Math.ceil(timeout));
    const service = new MailService();
    service.setClient(clientFor(options, signal));
    const send = (replyTo: string | undefined) =>
      service.send({
        to,
        from,
        ...(replyTo && { replyTo }),
        subject: mail.subject,
        // Outlook joins lines of 40 characters and more to the next one, except where they end with a tab.
        text: mail.text.replace(/(?<=.)$/gm, '\t'),
        ...(mail.id && {
          headers: { 'Message-ID': `<${mail.id}.${utcDay(Date.now())}@${from.split('@').at(-1)}>` },
        }),
        // The owner is the only recipient: one click on “junk” would otherwise block every later inquiry.
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
        // SendGrid may reject the visitor's address, which is in the text as well.
        if (codeOf(error) !== '400' || !mail.replyTo) throw error;
        return send(undefined);
      });
      // 200 means “valid, but not queued”; a 202 without an id did not come from SendGrid.
      const { 'x-message-id': id } = headers as Record<string, unknown>;
      if (statusCode !== 202 || !id) throw new MailError('NOT_QUEUED', 'unknown');
    } catch (error) {
      if (error instanceof MailError) throw error;
      // For a redirect, axios puts the status only in the response.
      const { status } = (error as { response?: { status?: number } }).response ?? {};
      const code = signal.aborted ? 'TIMEOUT' : codeOf(status ? { code: status } : error);
      if (code === '401' || code === '403') log.alert('unauthorized', { code });
      throw new MailError(code, outcomeOf(code));
    }
  };
}
