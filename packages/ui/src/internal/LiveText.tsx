import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.js';

interface LiveTextProps {
  /** What is announced when it changes. */
  children: string | false | undefined;
}

/**
 * A live region that is not seen; render it before its text. It has no `role=status`, because screen readers name an
 * empty one “status bar”.
 */
export function LiveText({ children }: LiveTextProps) {
  return <VisuallyHidden aria-live="polite">{children}</VisuallyHidden>;
}
