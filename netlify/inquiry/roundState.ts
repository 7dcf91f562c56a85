import { array, number, object, catch as orElse, string, type infer as Infer } from 'zod/mini';

/** Milliseconds since 1970; 0 is never. */
const time = orElse(number(), 0);
const keys = orElse(array(string()), []);

const schema = object({
  /** When the last round began. */
  round: time,
  /** When a round last came to the end of all keys. */
  complete: time,
  /** The last key that was read; the next round goes on after it. */
  from: orElse(string(), ''),
  /** Keys of the inquiries that need a person. */
  stuck: keys,
  /** Keys that the last round could not read. */
  failed: keys,
  /** When the owner is next told of what is still stuck. */
  tellAt: time,
  /** Notices in a row of which nobody knows whether the provider took them. */
  doubts: orElse(number(), 0),
  /** How many keys there were in each of the last four rounds, the oldest first. */
  totals: orElse(array(number()), []),
  /** Rounds since the clock last jumped by a day. */
  steady: orElse(number(), 0),
});

/** What the rounds know of the inbox. */
export type RoundState = Infer<typeof schema>;

/** Reads a state field by field. What is damaged or missing counts as never or none, and is overwritten. */
export function roundStateFrom(text = ''): RoundState {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    // Nothing can be read of it.
  }
  return schema.parse({ ...Object(given) });
}
