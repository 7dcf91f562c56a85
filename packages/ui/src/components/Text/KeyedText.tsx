import type { ReactNode } from 'react';

/**
 * Text beside other content, such as an icon, that may change. A page translator puts nodes of its own in
 * place of the text's; React would change the text that is no longer shown, so it replaces an element.
 */
export function KeyedText({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <span key={children}>{children}</span> : children;
}
