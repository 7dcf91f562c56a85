import type { ContactMessage } from '../contact.js';

/** Why a message looks as if a program had written it. It is delivered all the same, marked. */
export type Mark = 'trap' | 'tooQuick';

/** One checked message with what the owner needs to know about its arrival. */
export interface Inquiry {
  /** A UUID; the same over every retry of the same message. */
  id: string;
  message: ContactMessage;
  /** Language of the page, such as `de`. */
  language: string;
  /** Path of the page the form stands on, such as `/de/kontakt`; empty when unknown. */
  page: string;
  /** Milliseconds since 1970. */
  receivedAt: number;
  marks: Mark[];
}
