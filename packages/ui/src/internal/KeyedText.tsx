import type { ReactNode } from 'react';

/**
 * Text next to other nodes that may change. A page translator replaces text nodes, so React
 * replaces the element instead.
 */
export function KeyedText({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? <span key={children}>{children}</span> : children;
}
