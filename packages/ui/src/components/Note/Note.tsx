import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import { note } from './Note.css.js';

export type NoteProps = ElementProps<HTMLDivElement> & {
  /** `Text`s to read. */
  children: ReactNode;
  /** A heading, for a note that isn't part of a section. */
  title?: ReactNode;
  /** Place of the heading in the page's outline. @default 3 */
  level?: 2 | 3;
};

/** Something to read before continuing, marked by a brass rule. For errors use the form's own messages. */
export function Note({ children, title, level = 3, ...element }: NoteProps) {
  return (
    <div {...element} className={note}>
      {title && (
        <Heading level={level} size="h3">
          {title}
        </Heading>
      )}
      {children}
    </div>
  );
}
