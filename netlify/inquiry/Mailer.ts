/** A plain-text mail to the owner. Header fields hold one line each, see `composeMail`. */
export interface Mail {
  /** The inquiry's id. */
  id: string;
  to: string;
  from: string;
  replyTo: { email: string; name: string };
  subject: string;
  text: string;
}

/**
 * Hands a mail over. Resolves only when somebody else is responsible for it from now on; throws a
 * `MailError` otherwise.
 *
 * @param deadline milliseconds for the whole call
 */
export type Mailer = (mail: Mail, deadline: number) => Promise<void>;

/** Why a mail was not taken. It says nothing of the mail and nothing of the request. */
export class MailError extends Error {
  override name = 'MailError';
  /**
   * @param code an HTTP status or a name in capitals
   * @param isFinal whether the same mail will never be taken
   */
  constructor(
    readonly code: string,
    readonly isFinal = false,
  ) {
    super(`The mail was not taken: ${code}`);
  }
}
