import { pendingFact } from './PendingFact.css.js';

export type PendingFactProps = {
  /** What is still to be supplied, in the reader's language. */
  children: string;
};

/**
 * A fact that is not known yet: two brass corners, like a surveyor's mark. It reads as unfinished on
 * purpose, so that nobody takes it for a fact.
 */
export function PendingFact({ children }: PendingFactProps) {
  return (
    <span className={pendingFact} data-pending="">
      {children}
    </span>
  );
}
