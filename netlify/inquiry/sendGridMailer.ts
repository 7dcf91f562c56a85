import sgClient from '@sendgrid/client';
import sgMail from '@sendgrid/mail';
import { codeOf } from './log.js';
import { MailError, type Mailer, type Outcome } from './Mailer.js';
import { withTimeout } from './withTimeout.js';

type Options = {
  key: string;
  /** Whether SendGrid processes the data in its European region. */
  isEuropean?: boolean;
  /** The address of a stand-in for SendGrid; empty for SendGrid itself. */
  baseUrl: string;
};

/** Errors of a connection that was never made. */
const isUnconnected = /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN)$/;

/**
 * What SendGrid's answer or a network error means. Whatever is not known to be certain is unclear: after
 * another error of a server or a gateway, the mail may have been accepted.
 */
export function outcomeOf(code: string): Outcome {
  // Malformed or too large: the same mail gets the same answer again.
  if (code === '400' || code === '413') return 'rejected';
  return /^(401|403|429|503)$/.test(code) || isUnconnected.test(code) ? 'deferred' : 'unclear';
}

/** A mailer through SendGrid. It never retries: when to try again is for the outbox to decide. */
export function sendGridMailer({ key, isEuropean, baseUrl }: Options): Mailer {
  sgMail.setClient(sgClient);
  // The order matters: each of the first two resets the address of the API.
  sgMail.setApiKey(key);
  sgClient.setDataResidency(isEuropean ? 'eu' : 'global');
  if (baseUrl) sgClient.setDefaultRequest('baseUrl', baseUrl);
  return async (mail, timeout) => {
    try {
      const [{ statusCode, headers }] = await withTimeout(
        timeout,
        sgMail.send({
          to: mail.to,
          from: mail.from,
          ...(mail.replyTo && { replyTo: mail.replyTo }),
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
        }),
      );
      // 200 means “valid, but not queued”; a 202 without an id is not SendGrid's.
      const { 'x-message-id': id } = headers as Record<string, unknown>;
      if (statusCode !== 202 || !id) throw new MailError('NOT_QUEUED', 'unclear');
    } catch (error) {
      if (error instanceof MailError) throw error;
      const code = codeOf(error);
      throw new MailError(code, outcomeOf(code));
    }
  };
}
