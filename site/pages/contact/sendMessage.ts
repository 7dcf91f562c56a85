import { endpoint, postHeaders } from '@advisor/contact';
import type { Language } from '../../i18n/languages.js';

export type OutgoingMessage = {
  /** Recognises the message when it is sent again. */
  id: string;
  body: string;
  language: Language;
  /** Whether the field was filled in that only programs see. */
  isHoneypotFilled: boolean;
};

/** The function answers within 6 s whatever fails behind it; the rest is for a slow line. */
export const timeoutMs = 12_000;

/**
 * @throws when it was not accepted for certain: an answer other than 202 (a hotel's login page says
 *   200, too), no answer in time, no connection. The error says which, and nothing of the message.
 */
export async function sendMessage(message: OutgoingMessage): Promise<void> {
  if (!navigator.onLine) throw new Error('The browser is offline.');
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [postHeaders.id]: message.id,
      [postHeaders.language]: message.language,
      ...(message.isHoneypotFilled && { [postHeaders.honeypot]: '1' }),
    },
    body: message.body,
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status !== 202) throw new Error(`${endpoint} answered ${response.status}.`);
}
