import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.js';
import { Actions } from '../Stack/Actions.js';
import * as styles from './ContactBlock.css.js';

export interface ContactBlockProps {
  /** The question or the invitation (h2). */
  title: ReactNode;
  /** What to write, and what happens then. */
  text: ReactNode;
  /** One filled `ButtonLink`, and a quiet one. */
  actions: ReactNode;
  /** The person one writes to: a `Portrait`. */
  portrait?: ReactNode;
}

/** The invitation at the end of a service page. For the end of the home page use `CallToAction`. */
export function ContactBlock({ title, text, actions, portrait }: ContactBlockProps) {
  return (
    <section className={styles.band}>
      <div className={styles.split}>
        <div className={styles.words}>
          <Heading level={2}>{title}</Heading>
          <p className={styles.text}>{text}</p>
          <Actions>{actions}</Actions>
        </div>
        {portrait}
      </div>
    </section>
  );
}
