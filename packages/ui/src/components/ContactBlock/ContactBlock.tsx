import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { floor, plane } from '../../styles/plane.css.js';
import { Heading } from '../Heading/Heading.js';
import { Actions } from '../Actions/Actions.js';
import * as styles from './ContactBlock.css.js';

export type ContactBlockProps = ElementProps<HTMLElement> & {
  /** The question or the invitation (h2). */
  title: ReactNode;
  /** Who reads the message and answers: a `Signature`. Its portrait is on the floor line. */
  signature: ReactNode;
  /** What to write. */
  text: ReactNode;
  /** One filled `ButtonLink`, and a quiet one. */
  actions: ReactNode;
  /** What happens then, and what it costs. */
  note?: ReactNode;
};

/** The invitation at the end of a service page. For the end of a page about the advisor use `CallToAction`. */
export function ContactBlock({
  title,
  signature,
  text,
  note,
  actions,
  ...element
}: ContactBlockProps) {
  return (
    <section {...element} className={classes(plane, styles.room)}>
      <div className={styles.wall}>
        <Heading level={2}>{title}</Heading>
      </div>
      <div className={classes(floor, styles.floor)}>
        <p className={styles.text}>{text}</p>
        <Actions>{actions}</Actions>
        {note && <p className={styles.note}>{note}</p>}
        <div className={styles.signed}>{signature}</div>
      </div>
    </section>
  );
}
