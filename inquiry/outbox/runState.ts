import { z } from 'zod';
import { hour } from '../time.js';

/** Milliseconds since 1970 within the range of `Date`. */
const instant = z.number().min(0).max(8.64e15);

const keys = z.array(z.string()).catch([]);

const stateSchema = z.object({
  /** When a run last finished sending. */
  finishedAt: instant.catch(0),
  /** When the owner was last mailed a reminder that may have arrived. */
  remindedAt: instant.catch(0),
  /** Open inquiries the owner should know of. */
  overdue: keys,
  /** Open inquiries that the run did not read. The next one begins with them. */
  skipped: keys,
});

/** What one run of `processOutbox` passes on to the next. */
export type RunState = z.infer<typeof stateSchema>;

/** Parses the state. Damaged parts count as missing; the next run rewrites them. */
export function parseRunState(stored = ''): RunState {
  let parsed: unknown;
  try {
    parsed = JSON.parse(stored);
  } catch {
    // Missing or not JSON.
  }
  return stateSchema.parse({ ...Object(parsed) });
}

/** Whether a run finished within the hour. A later time is from a wrong clock. */
export const isRecent = ({ finishedAt }: RunState, now: number) =>
  Math.abs(now - finishedAt) < hour;
