import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import { Actions } from '../Actions/Actions.js';
import * as styles from './ContactBlock.css.js';

export type ContactBlockProps = ElementProps<HTMLElement> & {
  /** The question or the invitation (h2). */
  title: ReactNode;
  /** What to write. */
  text: ReactNode;
  /** One filled `ButtonLink`, and a quiet one. */
  actions: ReactNode;
  /** What happens then, in one line. */
  note?: ReactNode;
};

/** The invitation at the end of a service page. For the end of a page about the advisor use `CallToAction`. */
export function ContactBlock({ title, text, note, actions, ...element }: ContactBlockProps) {
  return (
    <section {...element} className={styles.band}>
      <div className={styles.split}>
        <Heading level={2}>{title}</Heading>
        <div className={styles.words}>
          <p className={styles.text}>{text}</p>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <div>
          <Actions>{actions}</Actions>
        </div>
      </div>
    </section>
  );
}
