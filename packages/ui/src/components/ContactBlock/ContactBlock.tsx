import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { floor, plane } from '../../styles/plane.css.js';
import { Heading } from '../Heading/Heading.js';
import { Actions } from '../Actions/Actions.js';
import * as styles from './ContactBlock.css.js';

export interface ContactBlockProps extends ElementProps<HTMLElement> {
  /** Heading (h2). */
  title: ReactNode;
  /**
   * A door behind the words, as wide as the window or narrower, at one side of the wall.
   * @default none: the question is on a petrol wall
   */
  opens?: 'wide' | 'start' | 'end' | undefined;
  /** What to write, or what happens next. */
  text: ReactNode;
  /** One filled `ButtonLink`, and at most one quiet one. */
  actions: ReactNode;
}

/** The closing call to action, once a page. */
export function ContactBlock({ title, opens, text, actions, ...element }: ContactBlockProps) {
  const answer = (
    <div className={styles.answer}>
      <p className={styles.text}>{text}</p>
      <Actions>{actions}</Actions>
    </div>
  );
  if (!opens)
    return (
      <section {...element} className={plane}>
        <div className={styles.wall}>
          <Heading level={2} size="monument">
            {title}
          </Heading>
        </div>
        <div className={classes(floor, styles.floor)}>{answer}</div>
      </section>
    );
  return (
    <section {...element} className={classes(styles.doorway, styles.opens[opens])}>
      <Heading level={2} size="h1">
        {title}
      </Heading>
      {answer}
    </section>
  );
}
