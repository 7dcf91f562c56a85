import type { ReactNode } from 'react';
import { Actions } from '../components/Actions/Actions.js';
import { Heading, type HeadingProps } from '../components/Heading/Heading.js';
import type { ElementProps } from '../ElementProps.js';
import { classes } from '../styles/classes.js';
import * as styles from '../styles/hero.css.js';

export interface HeroTexts {
  /** The page's heading (h1): one sentence. */
  title: ReactNode;
  /** A small line above the heading: the section of the site. */
  eyebrow?: ReactNode;
  /** The sentence below the heading. */
  lead?: ReactNode;
}

export interface HeroFloorTexts {
  /** The first paragraph below the floor line. */
  text?: ReactNode;
  /** The second paragraph, such as whom the page is for. On a phone it follows the actions. */
  note?: ReactNode;
  /** What `Actions` take. */
  actions?: ReactNode;
}

interface HeroWordsProps extends HeroTexts {
  className?: string | undefined;
  /** A link to the page above. */
  back?: ReactNode;
  children?: ReactNode;
  /** @default 'h1' */
  size?: HeadingProps['size'];
}

/** The words on the wall of every hero. */
export function HeroWords({
  className,
  back,
  eyebrow,
  title,
  lead,
  size,
  children,
}: HeroWordsProps) {
  const isTitleFirst = !back && !eyebrow;
  return (
    <div className={classes(styles.words, isTitleFirst && styles.titleFirst, className)}>
      {!isTitleFirst && (
        <div className={styles.backAndEyebrow}>
          {back}
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        </div>
      )}
      <Heading level={1} size={size}>
        {title}
      </Heading>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  );
}

interface HeroFrameProps extends ElementProps<HTMLDivElement>, HeroTexts, HeroFloorTexts {
  /** What a hero adds to the styles of each part. */
  styles: Partial<Record<'root' | 'wall' | 'wallWords' | 'floor' | 'floorWords', string>>;
  /** At the floor line. */
  figure?: ReactNode;
  /** On the floor, after the actions. */
  children?: ReactNode;
}

/** A wall with the heading, and a floor with the drawing and further words. */
export function HeroFrame({
  styles: own,
  title,
  eyebrow,
  lead,
  figure,
  text,
  note,
  actions,
  children,
  ...element
}: HeroFrameProps) {
  return (
    <div {...element} className={classes(styles.root, own.root)}>
      <div className={classes(styles.wall, own.wall)}>
        <HeroWords className={own.wallWords} {...{ eyebrow, title, lead }} />
      </div>
      <div className={classes(styles.floor, own.floor)}>
        {figure}
        {(text || note || actions || children) && (
          <div className={classes(styles.floorWords, own.floorWords)}>
            {text && <p className={styles.text}>{text}</p>}
            {note && <p className={styles.note}>{note}</p>}
            {actions && <Actions>{actions}</Actions>}
            {children}
          </div>
        )}
      </div>
    </div>
  );
}
