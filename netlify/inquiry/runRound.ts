import type { InquiryService } from './createInquiry.js';
import { startBudget } from './deadline.js';

/** A scheduled function may run for 30 s; no new attempt begins after this many milliseconds. */
const roundLasts = 15_000;

/**
 * One round of the scheduled function: delivers what is due, deletes what is too old, and tidies
 * up once an hour. No step depends on another's success.
 */
export async function runRound(
  { delivery, upkeep }: Pick<InquiryService, 'delivery' | 'upkeep'>,
  time: Date,
): Promise<void> {
  await delivery.deliverDue(startBudget(roundLasts));
  await upkeep.expireAll();
  if (time.getUTCMinutes() === 0) await upkeep.tidy();
}
