import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import * as heroStyles from '../../styles/heads.css.js';
import { plane, planeFloor } from '../../styles/plane.css.js';
import type { DescriptionListItem } from '../../components/DescriptionList/DescriptionList.js';
import { Heading } from '../../components/Heading/Heading.js';
import { HeroWords, type HeroTexts } from '../../internal/HeroWords.js';
import { Icon } from '../../components/Icon/Icon.js';
import { Anchor } from '../../internal/Anchor.js';
import { Sentences } from '../../internal/Sentences.js';
import { Actions } from '../../components/Actions/Actions.js';
import type { Numeral } from '../../components/Stats/Stats.js';
import { qualifier, unitWord } from '../../styles/numeral.css.js';
import * as styles from './CaseHero.css.js';

export interface CaseHeroBaseProps extends ElementProps<HTMLDivElement>, HeroTexts {
  /** The page above: “Back to home”. */
  back: { href: string; label: ReactNode };
  /** Drawing of the case, such as a `CaseFigure`. */
  figure: ReactElement;
  /** Where the drawing is in a wide window: before the words, or after them. @default 'end' */
  figurePlace?: 'start' | 'end' | undefined;
  /** The result, or the size of the task; its `value` is the largest text of the page. */
  result?: (Numeral & { label: ReactNode }) | undefined;
  /** A detail below the result, with its term: “My role”. */
  detail?: DescriptionListItem | undefined;
  /** What the case was about. */
  text?: ReactNode;
  /** `ButtonLink`s, the first filled. */
  actions: ReactElement;
  /** A card (h2) for an unfinished case study: a sign that hangs from the ceiling. */
  card?: { title: ReactNode; text: ReactNode } | undefined;
}

/** Takes a `detail` or a `text` below the result. */
export type CaseHeroProps = CaseHeroBaseProps & ({ detail?: undefined } | { text?: undefined });

/** The head of a case study, with its result and its drawing. */
export function CaseHero({
  back,
  eyebrow,
  title,
  lead,
  figure,
  figurePlace = 'end',
  result,
  detail,
  text,
  actions,
  card,
  ...element
}: CaseHeroProps) {
  return (
    <div
      {...element}
      className={classes(plane, heroStyles.root, styles.hero, styles.figurePlace[figurePlace])}
    >
      <div className={styles.head}>
        <HeroWords
          size="statement"
          back={
            <Anchor component="CaseHero" className={styles.back} href={back.href}>
              <Icon name="arrowBack" />
              {back.label}
            </Anchor>
          }
          {...{ eyebrow, title, lead }}
        />
      </div>
      <div className={styles.about}>
        {result && (
          <p>
            {result.before && <span className={qualifier}>{result.before} </span>}
            <span className={styles.number}>
              {result.value}
              {result.after && <span className={unitWord}> {result.after}</span>}
            </span>{' '}
            <span className={styles.label}>{result.label}</span>
          </p>
        )}
        {detail && (
          <dl>
            <dt className={styles.term}>{detail.term}</dt>
            <dd className={styles.value}>{detail.value}</dd>
          </dl>
        )}
        {text && (
          <p className={styles.text}>
            <Sentences>{text}</Sentences>
          </p>
        )}
      </div>
      <div className={styles.drawing}>{figure}</div>
      <div className={classes(planeFloor, styles.floor)} />
      <div className={styles.actions}>
        <Actions>{actions}</Actions>
      </div>
      {card && (
        <div className={styles.card}>
          <Heading level={2} size="h4">
            {card.title}
          </Heading>
          <p>{card.text}</p>
        </div>
      )}
    </div>
  );
}
