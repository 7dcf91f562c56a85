import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { plane } from '../../styles/plane.css.js';
import { Heading } from '../Heading/Heading.js';
import * as styles from './DoorSign.css.js';

export type DoorSignProps = ElementProps<HTMLDivElement> & {
  /** What is not ready yet, in one sentence (h2). */
  title: ReactNode;
  /** When to come back. */
  text: ReactNode;
  /** What the visitor can do meanwhile, beside the door. */
  children: ReactNode;
};

/** A sign on a shut door with light under it: somebody is at work on what belongs here. */
export function DoorSign({ title, text, children, ...element }: DoorSignProps) {
  return (
    <div {...element} className={styles.beside}>
      <div className={styles.doorway}>
        <div className={classes(plane, styles.door)}>
          <svg className={styles.cord} viewBox="0 0 200 72" aria-hidden="true">
            <path d="M4 72 100 7l96 65M97 4a3 3 0 1 0 6 0a3 3 0 1 0-6 0" />
          </svg>
          <div className={styles.sign}>
            <Heading level={2} size="h3">
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
          </div>
        </div>
      </div>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
