import type { ReactNode } from 'react';
import { assertTexts } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './Portrait.css.js';
import { classes } from '../../styles/classes.js';

export type PortraitSource = {
  /** 320 px wide, as the fallback. */
  src: string;
  /** `srcset` by MIME type, best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
};

export interface PortraitProps extends ElementProps<HTMLElement> {
  /** The photograph, square. Without one the frame holds the `monogram`. */
  photo?: PortraitSource | null | undefined;
  /** The person's initials, set large where the photograph is missing. */
  monogram: string;
  /** Text alternative: who is in the photograph and what is seen. */
  alt: string;
  /** `square` is 320 by 320, `upright` 128 by 160; both narrower where there is less room. @default 'square' */
  shape?: 'square' | 'upright' | undefined;
  /** A word across its foot, where it is no photograph of the person: “Sample”, “To follow”. */
  mark?: ReactNode;
}

/** The person. */
export function Portrait({
  photo,
  monogram,
  alt,
  shape = 'square',
  mark,
  ...element
}: PortraitProps) {
  assertTexts('Portrait', { alt });
  const square = shape === 'square';
  // Shown small, the best format is enough: every browser that the site is for knows it.
  const sources = square ? photo?.sources : photo?.sources?.slice(0, 1);
  return (
    <span {...element} className={classes(styles.frame, styles.shapes[shape])}>
      {photo ? (
        <picture>
          {sources?.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={square ? '320px' : '160px'} />
          ))}
          <img
            className={styles.picture}
            src={photo.src}
            alt={alt}
            width={square ? 320 : 128}
            height={square ? 320 : 160}
          />
        </picture>
      ) : (
        <span role="img" aria-label={alt} className={classes(styles.picture, styles.door)}>
          <span aria-hidden="true">{monogram}</span>
        </span>
      )}
      {mark && <span className={styles.mark}>{mark}</span>}
    </span>
  );
}
