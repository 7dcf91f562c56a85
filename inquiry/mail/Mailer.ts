/** A plain-text mail to the owner. */
export type Mail = {
  /**
   * Id of the inquiry that it is about. With the day it becomes the `Message-ID`, so that mailboxes show a mail once
   * that is repeated on one day, but do not hide the same words of another day, or what a person has sent once more.
   */
  id?: string;
  /** An address without a name, which the provider might read as a second address. */
  replyTo?: string;
  subject: string;
  text: string;
};

/** Mails the owner within `timeout` milliseconds. Throws a `MailError` unless the mail was accepted. */
export type Mailer = (mail: Mail, timeout: number) => Promise<void>;

/**
 * The result of an attempt that was not confirmed:
 *
 * - `retryable`: not accepted; a retry may succeed
 * - `rejected`: not accepted; a retry would fail again
 * - `unknown`: may have been accepted; the response was lost, late, or not the provider's
 */
export type UnconfirmedOutcome = 'retryable' | 'rejected' | 'unknown';

/** Why a mail was not accepted. Safe to log: it holds nothing of the mail or the request. */
export class MailError extends Error {
  override name = 'MailError';
  /** @param code - an HTTP status or a name in capitals */
  constructor(
    readonly code: string,
    readonly outcome: UnconfirmedOutcome = 'retryable',
  ) {
    super(`The mail was not accepted: ${code}`);
  }
}
