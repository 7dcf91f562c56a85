import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { caseHeroTransition, heroTextTransition } from '../../styles/viewTransitions.css.js';
import { floor, plane } from '../../styles/plane.css.js';
import type { DescriptionListItem } from '../DescriptionList/DescriptionList.js';
import { CaseDrawing } from '../Figure/Figure.js';
import { shape } from '../Figure/Figure.css.js';
import type { CaseFigureName } from '../Figure/figures.js';
import { Heading } from '../Heading/Heading.js';
import { splitNumeral } from '../Stats/splitNumeral.js';
import { qualifier, unitWord } from '../Stats/Stats.css.js';
import * as styles from './CaseHero.css.js';

export interface CaseHeroProps extends ElementProps<HTMLDivElement> {
  /** A `BackLink` to the parent page. */
  back: ReactNode;
  /** The service: “Interim leadership”, perhaps as a link. */
  eyebrow: ReactNode;
  /** The page's heading (h1): the case in one sentence. */
  title: ReactNode;
  /** The sentence below the heading. */
  lead: ReactNode;
  /** The drawing. */
  figure: CaseFigureName;
  /** What the case was about; use it instead of `facts`. */
  text?: ReactNode;
  /** Facts beside the drawing, each with its term: “My role”. @default [] */
  facts?: readonly DescriptionListItem[] | undefined;
  /** The result, or the size of the task; the number is set large. */
  result?: { value: string; label: ReactNode } | undefined;
  /** A note (h2) for an unfinished case study. */
  sign?: { title: ReactNode; text: ReactNode } | undefined;
  /** One filled `ButtonLink`, and at most two quiet ones. */
  children: ReactNode;
}

/** The head of a case study, with a full-width drawing. */
export function CaseHero({
  back,
  eyebrow,
  title,
  lead,
  figure,
  text,
  facts = [],
  result,
  sign,
  children,
  ...element
}: CaseHeroProps) {
  const { before, numeral, after } = splitNumeral(result?.value ?? '');
  return (
    // Two walls: the outer one stays behind while the inner one grows out of its teaser.
    <div {...element} className={styles.root}>
      <div className={classes(plane, caseHeroTransition, sign && styles.withSign)}>
        <div className={classes(heroTextTransition.wall, styles.head)}>
          <div className={styles.above}>
            {back}
            <p className={styles.eyebrow}>{eyebrow}</p>
          </div>
          <Heading level={1}>{title}</Heading>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.stage}>
          <div className={styles.about}>
            {result && (
              <p>
                {before && <span className={qualifier}>{before} </span>}
                <span className={styles.number}>
                  {numeral}
                  {after && <span className={unitWord}> {after}</span>}
                </span>{' '}
                <span className={styles.label}>{result.label}</span>
              </p>
            )}
            {facts.length > 0 && (
              <dl className={styles.facts}>
                {facts.map(({ term, value }, index) => (
                  <div key={index}>
                    <dt className={styles.term}>{term}</dt>
                    <dd className={styles.value}>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {text && <p className={styles.text}>{text}</p>}
          </div>
          <div className={styles.drawing}>
            <CaseDrawing name={figure} />
          </div>
        </div>
        <div className={classes(floor, styles.floor)}>
          <div className={styles.actions}>{children}</div>
          {sign && (
            <div className={styles.hanging}>
              <svg className={styles.cord} viewBox="0 0 300 40" aria-hidden="true">
                <path className={shape.line} d="M60 40L150 2L240 40" />
                <path className={shape.light} d="M147-1h6v6h-6z" />
              </svg>
              <div className={styles.board}>
                <Heading level={2} size="h4">
                  {sign.title}
                </Heading>
                <p className={styles.signText}>{sign.text}</p>
              </div>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
