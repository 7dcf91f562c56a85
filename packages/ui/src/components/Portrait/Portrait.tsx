import type { ReactNode } from 'react';
import { classes } from '../../styles/classes.js';
import { shape } from '../Figure/Figure.css.js';
import * as styles from './Portrait.css.js';

export interface PortraitSource {
  /** 320 px wide, as the fallback. */
  src: string;
  /** `srcset` by MIME type, best first. */
  sources?: readonly { type: string; srcSet: string }[];
}

interface Frame {
  /** `full` keeps 320 px on every screen; `small` shrinks beside text. @default 'small' */
  size?: 'full' | 'small';
  /** A line under the picture. */
  caption?: ReactNode;
}

export type PortraitProps = Frame &
  (
    | {
        /** The photograph, square. */
        photo: PortraitSource;
        /** What a reader who does not see it should know. */
        alt: string;
        initials?: never;
      }
    | {
        photo?: never;
        alt?: never;
        /** Outlines of the initials in a 320 by 320 field; without them the room alone is drawn, and a small one not on a phone. */
        initials?: string;
      }
  );

/** The person, 320 by 320: a photograph, or an honest monogram until there is one. */
export function Portrait({ size = 'small', caption, photo, alt, initials }: PortraitProps) {
  return (
    <figure
      className={classes(
        styles.frame,
        size === 'full' && styles.fullSize,
        size === 'small' && !photo && !initials && styles.standIn,
      )}
    >
      {photo ? (
        <picture>
          {photo.sources?.map(({ type, srcSet }) => (
            <source key={type} type={type} srcSet={srcSet} sizes="320px" />
          ))}
          <img className={styles.picture} src={photo.src} alt={alt} width={320} height={320} />
        </picture>
      ) : (
        <svg className={styles.picture} viewBox="0 0 320 320" aria-hidden="true" focusable="false">
          <path className={shape.wall} d="M0 0h320v320H0z" />
          <path className={shape.litWall} d="M0 0h200v256H0z" />
          <path className={shape.shade} d="M0 256h320v64H0z" />
          <path className={shape.light} d="M232 56h56v200h-56z" />
          <path className={shape.reflectionFaint} d="M232 256h56l-64 64h-88z" />
          <path className={shape.line} d="M0 256.5h320M232 256V56h56v200" />
          {initials && <path className={styles.letters} d={initials} />}
        </svg>
      )}
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
