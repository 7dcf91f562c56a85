import type { ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './Portrait.css.js';
import { classes } from '../../styles/classes.js';

export type PortraitSource = {
  /** URL of the fallback, for a browser that takes none of the `sources`. */
  src: string;
  /** `srcset` by MIME type, best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
};

export interface PortraitProps extends ElementProps<HTMLElement> {
  /** The photograph, square. Without it the `initials` are shown. */
  photo?: PortraitSource | null | undefined;
  /** Two letters in place of the photograph. */
  initials: string;
  /** Text alternative: the person, and what the photograph shows. */
  alt: string;
  /** In px, `square` is 320 × 320, `upright` 288 × 360; both shrink. @default 'square' */
  shape?: 'square' | 'upright' | undefined;
  /** A word at the foot if it isn't a photograph of the person: “Sample”, “To follow”. */
  badge?: ReactNode;
}

/** Width and height in px. */
const sizes = { square: [320, 320], upright: [288, 360] } as const;

/** A photograph of a person, or the initials. */
export function Portrait({
  photo,
  initials,
  alt,
  shape = 'square',
  badge,
  ...element
}: PortraitProps) {
  logErrorUnless(() => alt, 'Portrait: `alt` is empty. Name the person, and say what is seen.');
  const [width, height] = sizes[shape];
  const isSquare = shape === 'square';
  // For the small size the best format suffices.
  const sources = isSquare ? photo?.sources : photo?.sources?.slice(0, 1);
  const imageSizes = isSquare ? '320px' : '(min-width: 40em) 272px, 96px';
  return (
    <span {...element} className={classes(styles.frame, styles.shapes[shape])}>
      {photo ? (
        <picture>
          {sources?.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes={imageSizes} />
          ))}
          <img
            className={classes(styles.picture, styles.photo)}
            src={photo.src}
            alt={alt}
            {...{ width, height }}
          />
        </picture>
      ) : (
        <span role="img" aria-label={alt} className={classes(styles.picture, styles.door)}>
          <span aria-hidden="true">{initials}</span>
        </span>
      )}
      {badge && <span className={styles.badge}>{badge}</span>}
    </span>
  );
}
