import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Heading } from '../Heading/Heading.js';
import { Actions } from '../Stack/Actions.js';
import * as styles from './ContactBlock.css.js';

export type ContactBlockProps = ElementProps<HTMLElement> & {
  /** The question or the invitation (h2). */
  title: ReactNode;
  /** What to write, and what happens next. */
  text: ReactNode;
  /** One filled `ButtonLink`, and a quiet one. */
  actions: ReactNode;
  /** The steps that follow the action, shown above it: a `Steps`. Paper leaves them out. */
  steps?: ReactNode;
  /** Who answers: a `Signature`, below the text, or in place of the steps. */
  signature?: ReactNode;
};

/** The invitation at the end of a service page. For the end of the home page use `CallToAction`. */
export function ContactBlock({
  title,
  text,
  actions,
  steps,
  signature,
  ...element
}: ContactBlockProps) {
  return (
    <section {...element} className={styles.band}>
      <div className={styles.split}>
        <div className={styles.words}>
          <Heading level={2}>{title}</Heading>
          <p className={styles.text}>{text}</p>
          {steps && signature}
        </div>
        <div className={styles.words}>
          {steps ? <div className={styles.steps}>{steps}</div> : signature}
          <Actions>{actions}</Actions>
        </div>
      </div>
    </section>
  );
}
