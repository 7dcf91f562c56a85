import { endpoint, headers, retention } from '@advisor/contact';
import type { Language } from '../../i18n/languages.js';

export type Inquiry = {
  /** Recognises the message when it is sent again. */
  id: string;
  body: string;
  language: Language;
  /** Milliseconds since the visitor began, by one clock; left out where nobody knows. */
  elapsed?: number | undefined;
  /** Whether the field was filled in that only programs see. */
  isHoneypotFilled: boolean;
};

/** In ms. The function answers within 6 s whatever fails behind it; the rest is for a slow line. */
export const patience = 12_000;

/** The host's rate rule has refused the message: it may be sent again after some minutes. */
export class TooManyError extends Error {
  override name = 'TooManyError';
  constructor(readonly minutes: number) {
    super(`${endpoint} answered 429.`);
  }
}

/**
 * Sends a message.
 *
 * @throws a `TooManyError` where the host's rate rule refuses it, and an error when it was not accepted for certain: an answer other than 202 (a hotel's login page says
 *   200, too), no answer in time, no connection. The error says which, and nothing of the message.
 */
export async function sendMessage(inquiry: Inquiry): Promise<void> {
  if (!navigator.onLine) throw new Error('The browser is offline.');
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      [headers.id]: inquiry.id,
      [headers.language]: inquiry.language,
      ...(inquiry.elapsed !== undefined && {
        [headers.elapsed]: String(Math.round(inquiry.elapsed)),
      }),
      ...(inquiry.isHoneypotFilled && { [headers.honeypot]: '1' }),
    },
    body: inquiry.body,
    signal: AbortSignal.timeout(patience),
  });
  if (response.status === 429) {
    const seconds = Number(response.headers.get('Retry-After')) || retention.rateWindowSeconds;
    throw new TooManyError(Math.ceil(seconds / 60));
  }
  if (response.status !== 202) throw new Error(`${endpoint} answered ${response.status}.`);
}
