/** A plain-text mail to the owner. Header fields hold one line each, see `composeMail`. */
export type Mail = {
  /** The `Message-ID` before the @: many mailboxes show two mails with the same one only once. */
  messageId: string;
  to: string;
  from: string;
  /** A bare address: a name beside it may become a second address at the provider. */
  replyTo?: string;
  subject: string;
  text: string;
};

/** A mail that the settings have yet to address. */
export type MailContent = Omit<Mail, 'to' | 'from'>;

/** Hands a mail over within `deadline` milliseconds. Throws a `MailError` when it was not taken. */
export type Mailer = (mail: Mail, deadline: number) => Promise<void>;

/**
 * - `notYet`: not taken, as the provider says; the same mail may be taken later
 * - `never`: not taken, and the same mail never will be
 * - `unknown`: perhaps taken. The answer was lost, late, or not the provider's
 */
export type Outcome = 'notYet' | 'never' | 'unknown';

/** Why a mail was not taken. It holds nothing of the mail or the request, so it is safe to log. */
export class MailError extends Error {
  override name = 'MailError';
  /** @param code - an HTTP status or a name in capitals */
  constructor(
    readonly code: string,
    readonly outcome: Outcome = 'notYet',
  ) {
    super(`The mail was not taken: ${code}`);
  }

  /** Whether the provider refused the key or the sender. */
  get refusesKey() {
    return ['401', '403'].includes(this.code);
  }

  /** Whether no mail can have left: not connected, or without a valid key. Any other answer may be wrong. */
  get isCertain() {
    return this.outcome === 'notYet' && (this.refusesKey || !/^\d/.test(this.code));
  }
}
