/** A plain-text mail to the owner. Header fields hold one line each, see `composeMail`. */
export type Mail = {
  /** The part of the `Message-ID` before the @: many mailboxes show two mails with the same one only once. */
  messageId: string;
  to: string;
  from: string;
  /** A bare address: a name beside it may become a second address at the provider. */
  replyTo?: string;
  subject: string;
  text: string;
};

/** A mail without its addresses, which the settings add. */
export type MailContent = Omit<Mail, 'to' | 'from'>;

/** Milliseconds within which the provider has to accept a mail, where no visitor waits. */
export const sendTimeout = 5000;

/** Hands a mail over within `timeout` milliseconds. Throws a `MailError` when it was not accepted. */
export type Mailer = (mail: Mail, timeout: number) => Promise<void>;

/**
 * The result of an attempt that was not confirmed:
 *
 * - `deferred`: not accepted; a retry may succeed
 * - `rejected`: not accepted; a retry would fail again
 * - `unclear`: may have been accepted; the response was lost, late, or not the provider's
 */
export type Outcome = 'deferred' | 'rejected' | 'unclear';

/** Why a mail was not accepted. It holds nothing of the mail or the request, so it is safe to log. */
export class MailError extends Error {
  override name = 'MailError';
  /** @param code - an HTTP status or a name in capitals */
  constructor(
    readonly code: string,
    readonly outcome: Outcome = 'deferred',
  ) {
    super(`The mail was not accepted: ${code}`);
  }

  /** Whether the provider rejects the key or the sender, and with them every mail. */
  get isUnauthorized() {
    return ['401', '403'].includes(this.code);
  }
}
