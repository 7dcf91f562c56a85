import type { Field } from './fields.js';

/**
 * The most characters a field may hold after trimming, counted as browsers count them: in UTF-16
 * units. A line break counts as one, however it was sent.
 */
export const limits = {
  firstName: 100,
  lastName: 100,
  email: 255,
  company: 200,
  subject: 200,
  message: 2000,
  service: 200,
} as const satisfies Record<Field, number>;
