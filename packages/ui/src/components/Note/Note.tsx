import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { note } from './Note.css.js';

export interface NoteProps extends ElementProps<HTMLDivElement> {
  children: ReactNode;
}

/** Text to read before continuing, marked by a brass rule. For errors use `FormNotice`. */
export function Note({ children, ...element }: NoteProps) {
  return (
    <div {...element} className={note}>
      {children}
    </div>
  );
}
