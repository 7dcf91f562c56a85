import { pendingFact } from './PendingFact.css.js';

export type PendingFactProps = {
  /** The missing fact, in the reader's language. */
  children: string;
};

/**
 * A fact that is not known yet: two brass corners, like a surveyor's mark. It looks unfinished on
 * purpose, so that it isn't mistaken for a real one.
 */
export function PendingFact({ children }: PendingFactProps) {
  return (
    <span className={pendingFact} data-pending="">
      {children}
    </span>
  );
}
