import { startBudget } from './deadline.js';
import { codeOf } from './log.js';
import type { InquiryService } from './createInquiry.js';

/** A scheduled function may run for 30 s; no new attempt begins after this many milliseconds. */
const roundLasts = 15_000;

/**
 * One round of the scheduled function: delivers what is due, deletes what is too old, and tidies
 * up once an hour.
 */
export async function runRound(
  { delivery, log }: Pick<InquiryService, 'delivery' | 'log'>,
  time: Date,
): Promise<void> {
  await delivery.deliverDue(startBudget(roundLasts));
  try {
    await delivery.purgeDead();
    if (time.getUTCMinutes() === 0) await delivery.tidy();
  } catch (error) {
    log.alert('storeDown', { code: codeOf(error) });
  }
}
