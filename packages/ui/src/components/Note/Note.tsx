import type { ReactNode } from 'react';
import { assertTexts } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { note } from './Note.css.js';

export interface NoteProps extends ElementProps<HTMLDivElement> {
  /** `Text`s to read. */
  children: ReactNode;
}

/** Something to read before continuing, marked by a brass rule. For errors use the form's own messages. */
export function Note({ children, ...element }: NoteProps) {
  assertTexts('Note', { children });
  return (
    <div {...element} className={note}>
      {children}
    </div>
  );
}
