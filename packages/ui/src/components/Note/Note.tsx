import type { ReactNode } from 'react';
import { assertTexts } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import { note } from './Note.css.js';

export interface NoteProps extends ElementProps<HTMLDivElement> {
  /** `Text`s to read. */
  children: ReactNode;
  /** A heading (h3), for a note that isn't part of a section. */
  title?: ReactNode;
}

/** Something to read before continuing, marked by a brass rule. For errors use the form's own messages. */
export function Note({ children, title, ...element }: NoteProps) {
  assertTexts('Note', { children });
  return (
    <div {...element} className={note}>
      {title && <Heading level={3}>{title}</Heading>}
      {children}
    </div>
  );
}
