import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './Portrait.css.js';
import { classes } from '../../styles/classes.js';

export type PortraitSource = {
  /** 320 px wide, as the fallback. */
  src: string;
  /** `srcset` by MIME type, best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
};

export type PortraitProps = ElementProps<HTMLImageElement> & {
  /** The photograph, square. */
  photo: PortraitSource;
  /** Text alternative: who is in the photograph and what is seen. */
  alt: string;
  /**
   * `square` is 320 by 320, or as wide as there is room; `door` is cut to 5:8, as wide as what it is
   * in, for a `Signature`; the doorway of a `Hero` takes `square`. @default 'square'
   */
  shape?: 'square' | 'door' | undefined;
  /** One word across its foot, where it is no photograph of the person: “Sample”. */
  mark?: ReactNode;
};

/** The person. */
export function Portrait({ photo, alt, shape = 'square', mark, ...element }: PortraitProps) {
  const square = shape === 'square';
  // Shown small, the best format is enough: every browser that the site is for knows it.
  const sources = square ? photo.sources : photo.sources?.slice(0, 1);
  const image = (
    <picture>
      {sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={square ? '320px' : '192px'} />
      ))}
      <img
        {...element}
        className={classes(styles.picture, styles.shapes[shape])}
        src={photo.src}
        alt={alt}
        width={320}
        height={square ? 320 : 512}
      />
    </picture>
  );
  if (!mark) return image;
  return (
    <span className={styles.marked}>
      {image}
      <span className={styles.mark}>{mark}</span>
    </span>
  );
}
