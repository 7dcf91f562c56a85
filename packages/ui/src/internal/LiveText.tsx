import { VisuallyHidden } from '../components/VisuallyHidden/VisuallyHidden.js';

/**
 * Announces its text when it changes; render it before there is one. Without `role=status`, because
 * screen readers name an empty one “status bar”.
 */
export function LiveText({ children }: { children: string | false | undefined }) {
  return <VisuallyHidden aria-live="polite">{children}</VisuallyHidden>;
}
