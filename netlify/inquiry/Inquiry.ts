import type { ContactMessage } from '../contact.js';

/** Why a message looks as if a program had written it. It is delivered all the same, marked. */
export type Mark = 'honeypot' | 'noBrowser' | 'tooQuick';

/** One checked message with what the owner needs to know about its arrival. */
export type Inquiry = {
  /** A UUID; the same over every retry of the same message. */
  id: string;
  message: ContactMessage;
  /** Language of the page, such as `de`. */
  language: string;
  /** Path of the page with the form, such as `/de/kontakt`; empty when unknown. */
  page: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  marks: Mark[];
};
