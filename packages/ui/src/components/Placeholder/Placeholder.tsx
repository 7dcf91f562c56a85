import type { ElementProps } from '../../ElementProps.js';
import { pendingFact } from './Placeholder.css.js';

export type PlaceholderProps = ElementProps<HTMLSpanElement> & {
  /** The missing fact, in the reader's language. */
  children: string;
};

/**
 * A fact that is not known yet: two brass corners, like a surveyor's mark. It looks unfinished on
 * purpose, so that it isn't mistaken for a real one.
 */
export function Placeholder({ children, ...element }: PlaceholderProps) {
  return (
    <span {...element} className={pendingFact} data-pending="">
      {children}
    </span>
  );
}
