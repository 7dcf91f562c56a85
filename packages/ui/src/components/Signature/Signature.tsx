import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import * as styles from './Signature.css.js';

export interface SignatureProps extends ElementProps<HTMLDivElement> {
  /** The person’s name; it is no heading. */
  name: ReactNode;
  /** Credentials, or what to expect: one or two lines. */
  caption?: ReactNode;
  /** An `upright` `Portrait`. */
  portrait: ReactElement;
  /** A `Text`: what the person does, and for whom. On a phone it continues below the portrait. */
  children?: ReactNode;
  /**
   * `row`: the words beside the portrait. `column`, in a `CallToAction`: above it, and beside it on a
   * phone. `aside`, in the `aside` of a `Section`: the same with a smaller portrait. @default 'row'
   */
  layout?: 'row' | 'column' | 'aside' | undefined;
}

/** A person: portrait, name and credentials. */
export function Signature({
  name,
  caption,
  portrait,
  children,
  layout = 'row',
  ...element
}: SignatureProps) {
  return (
    <div
      {...element}
      className={classes(
        styles.signature,
        layout !== 'row' && styles.column,
        !!children && styles.withText,
      )}
    >
      <div className={styles.portrait[layout]}>{portrait}</div>
      <div className={styles.words}>
        <div>
          <p className={styles.name}>{name}</p>
          {caption && <p className={styles.caption}>{caption}</p>}
        </div>
        {children && <div className={styles.text}>{children}</div>}
      </div>
    </div>
  );
}
