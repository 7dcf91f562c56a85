import type { ReactNode } from 'react';
import { Actions } from '../components/Actions/Actions.js';
import { Heading, type HeadingProps } from '../components/Heading/Heading.js';
import type { ElementProps } from '../ElementProps.js';
import { classes } from '../styles/classes.js';
import * as styles from '../styles/hero.css.js';
import { plane, planeFloor } from '../styles/plane.css.js';

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
  /** A link to the page above. */
  back?: ReactNode;
  children?: ReactNode;
  /** @default 'h1' */
  size?: HeadingProps['size'];
}

/** The words on the wall of every hero. */
export function HeroWords({ back, eyebrow, title, lead, size, children }: HeroWordsProps) {
  const isTitleFirst = !back && !eyebrow;
  return (
    <div className={classes(styles.words, isTitleFirst && styles.titleFirst)}>
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

/** What a head adds to the styles of each part. */
type HeroFrameStyles = Partial<
  Record<'root' | 'wall' | 'wallWords' | 'floor' | 'floorWords' | 'note', string>
>;

interface HeroFrameProps extends ElementProps<HTMLDivElement>, HeroTexts, HeroFloorTexts {
  styles: HeroFrameStyles;
  size?: HeadingProps['size'];
  /** Actions below the lead. */
  wallActions?: ReactNode;
  /** At the floor line. */
  figure?: ReactNode;
  /** On the floor, after the actions. */
  children?: ReactNode;
  /** Below the floor, in the light of the figure. */
  nextSection?: ReactNode;
}

/** A wall with the heading, and a floor with the drawing and further words. */
export function HeroFrame({
  styles: own,
  size,
  title,
  eyebrow,
  lead,
  wallActions,
  figure,
  text,
  note,
  actions,
  children,
  nextSection,
  ...element
}: HeroFrameProps) {
  const floor = (
    <div className={classes(plane, planeFloor, styles.floor, own.floor)}>
      {figure}
      {(text || note || actions || children) && (
        <div className={classes(styles.floorWords, own.floorWords)}>
          {text && <p className={styles.text}>{text}</p>}
          {note && <p className={classes(styles.note, own.note)}>{note}</p>}
          {actions && <Actions>{actions}</Actions>}
          {children}
        </div>
      )}
    </div>
  );
  return (
    <div {...element} className={classes(styles.root, own.root)}>
      <div className={classes(plane, styles.wall, own.wall)}>
        <div className={own.wallWords}>
          <HeroWords {...{ eyebrow, title, lead, size }}>
            {wallActions && <Actions>{wallActions}</Actions>}
          </HeroWords>
        </div>
      </div>
      {nextSection ? (
        <div className={styles.floorAndNext}>
          {floor}
          {nextSection}
        </div>
      ) : (
        floor
      )}
    </div>
  );
}
