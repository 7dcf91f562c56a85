import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.js';

interface LiveTextProps {
  /** What is announced when it changes. */
  children: string | false | undefined;
  /** @default visually hidden */
  className?: string;
}

/**
 * A live region; render it before its text. It has no `role=status`, because screen readers name an
 * empty one “status bar”.
 */
export function LiveText({ children, className }: LiveTextProps) {
  if (!className) return <VisuallyHidden aria-live="polite">{children}</VisuallyHidden>;
  return (
    <span aria-live="polite" className={className}>
      {children}
    </span>
  );
}
