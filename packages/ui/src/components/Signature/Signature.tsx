import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import * as styles from './Signature.css.js';

export type SignatureProps = ElementProps<HTMLDivElement> & {
  /** Who signs. */
  name: ReactNode;
  /** Why to trust, in one line of facts that can be checked. */
  proof?: ReactNode;
  /** A `Portrait` of the shape `door`; without it the words take its place. */
  portrait?: ReactNode;
  /** What the person does, and for whom; in a `Text`. */
  children?: ReactNode;
  /** `large` in the first view of a site, `small` at the end of a page. @default 'small' */
  size?: 'large' | 'small' | undefined;
};

/** Who is speaking: portrait, name and one line of proof. */
export function Signature({
  name,
  proof,
  portrait,
  children,
  size = 'small',
  ...element
}: SignatureProps) {
  return (
    <div {...element} className={classes(styles.signature, styles.size[size])}>
      {portrait && <div className={styles.portrait}>{portrait}</div>}
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
