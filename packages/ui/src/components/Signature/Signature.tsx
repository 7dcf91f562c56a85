import type { ReactNode } from 'react';
import { assertTexts } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import * as styles from './Signature.css.js';

export interface SignatureProps extends ElementProps<HTMLDivElement> {
  /** Who signs. */
  name: ReactNode;
  /** Why to trust, or what one can count on: a line or two. */
  proof?: ReactNode;
  /** A `Portrait` of the shape `upright`. */
  portrait: ReactNode;
  /** What the person does, and for whom; in a `Text`. On a phone it goes on below the portrait. */
  children?: ReactNode;
}

/** Who is speaking: portrait, name, and a line of proof. */
export function Signature({ name, proof, portrait, children, ...element }: SignatureProps) {
  assertTexts('Signature', { name });
  return (
    <div {...element} className={classes(styles.signature, !!children && styles.withText)}>
      <div className={styles.portrait}>{portrait}</div>
      <div className={styles.words}>
        <div>
          <p className={styles.name}>{name}</p>
          {proof && <p className={styles.proof}>{proof}</p>}
        </div>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  );
}
