import { pendingFact } from './Placeholder.css.js';

export type PlaceholderProps = {
  /** The missing fact, in the reader's language. */
  children: string;
};

/**
 * A fact that is not known yet: two brass corners, like a surveyor's mark. It looks unfinished on
 * purpose, so that it isn't mistaken for a real one.
 */
export function Placeholder({ children }: PlaceholderProps) {
  return (
    <span className={pendingFact} data-pending="">
      {children}
    </span>
  );
}
