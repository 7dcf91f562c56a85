import { composeDigest, composeMail } from './composeMail.js';
import type { Inquiry } from './entry.js';
import { codeOf, log } from './log.js';
import { MailError, type MailOwner } from './Mailer.js';
import type { Outbox } from './outbox.js';
import { withTimeout } from './withTimeout.js';

/** Sends inquiries in one mail within `timeout` milliseconds. Returns the error if it failed. */
export type SendInquiries = (
  inquiries: Inquiry[],
  timeout: number,
) => Promise<MailError | undefined>;

/** What it takes to deliver an inquiry. */
export type Delivery = { outbox: Outbox; send: SendInquiries; now: () => number };

/** Mails the owner inquiries, several as a digest, and logs each result. */
export function inquirySender(mailOwner: MailOwner): SendInquiries {
  return async (inquiries, timeout) => {
    const ids = inquiries.map(({ id }) => id);
    const [first, second] = inquiries;
    const isDigest = second !== undefined;
    try {
      if (timeout <= 0) throw new MailError('TIMEOUT');
      const mail = first && !isDigest ? composeMail(first) : composeDigest(inquiries);
      await withTimeout(timeout, mailOwner(mail, timeout));
      for (const id of ids) log.info('sent', { id });
      return undefined;
    } catch (error) {
      const failure = error instanceof MailError ? error : new MailError(codeOf(error), 'unclear');
      const { code, outcome } = failure;
      if (failure.isUnauthorized) log.alert('unauthorized', { code });
      for (const id of ids) log.info(outcome, { id, code });
      // One inquiry may have caused the rejection of a digest, so each is retried.
      return isDigest && outcome === 'rejected' ? new MailError(code, 'deferred') : failure;
    }
  };
}
