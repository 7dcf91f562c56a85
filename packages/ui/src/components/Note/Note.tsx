import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import { note } from './Note.css.js';

export type NoteProps = ElementProps<HTMLDivElement> & {
  /** What has to be read; `Text`s. */
  children: ReactNode;
  /** A heading, where the note stands for itself. */
  title?: ReactNode;
  /** Place of the heading in the page's outline. @default 3 */
  level?: 2 | 3;
};

/** Something to read before going on, beside a brass rule. For an error use the form's own messages. */
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
