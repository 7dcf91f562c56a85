import type { Language } from '@advisor/contract/languages';
import { endpoint, postHeaders } from '@advisor/contract/post';

export type OutgoingMessage = {
  body: string;
  language: Language;
  isHoneypotFilled: boolean;
};

/** The function usually responds within 6 s; the rest allows for a slow connection. */
const timeoutMs = 12_000;

/**
 * Posts the message once.
 *
 * @throws unless the message was certainly accepted: the status is not 202 (a hotel's login page answers 200),
 *   no answer came in time, or there is no connection. The error contains nothing of the message.
 */
export async function sendMessage(message: OutgoingMessage): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [postHeaders.language]: message.language,
      ...(message.isHoneypotFilled && { [postHeaders.honeypot]: '1' }),
    },
    body: message.body,
    // A visitor may leave the site before it is sent.
    keepalive: true,
    // oxlint-disable-next-line baseline-js/use-baseline -- in every browser since April 2024, as es-check confirms
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 202) throw new Error(`${endpoint} answered ${response.status}.`);
}
