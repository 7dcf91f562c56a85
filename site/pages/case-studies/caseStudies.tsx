import { DescriptionList, Steps } from '@advisor/ui';
import { PairedLists, Quotations, type CaseHeroProps } from '@advisor/ui/blocks';
import type { ReactNode } from 'react';
import { translateAll, type Translate } from '../../i18n/translate.js';
import type { CaseName, PageName } from '../../routes.js';
import { LargeCards } from '../../sections/LargeCards.js';
import { caseTexts } from './messages.js';

type CaseStudy = {
  /** Where its drawing is in a wide window. @default 'end' */
  figurePlace?: CaseHeroProps['figurePlace'];
  /** The points of the opinion. Without points a `RedactedText` is shown. */
  points?: (t: Translate) => ReactNode;
  /** A page with more about the subject. */
  more?: PageName;
  /** The most similar case. */
  next: CaseName;
};

const { restructuringCase, growthCase, strategyCase, transferPricingCase, tgroupCase } = caseTexts;

/** How each case study is composed; its words are in messages.ts. */
export const caseStudies: Readonly<Record<CaseName, CaseStudy>> = {
  restructuringCase: {
    points: (t) => <Steps steps={translateAll(t, restructuringCase.opinion.points)} />,
    next: 'growthCase',
  },
  growthCase: {
    points: (t) => (
      <DescriptionList layout="stacked" items={translateAll(t, growthCase.opinion.points)} />
    ),
    next: 'restructuringCase',
  },
  strategyCase: {
    points: (t) => <LargeCards points={translateAll(t, strategyCase.opinion.points)} />,
    next: 'transferPricingCase',
  },
  transferPricingCase: {
    figurePlace: 'start',
    points: (t) => <PairedLists lists={translateAll(t, transferPricingCase.opinion.points)} />,
    next: 'strategyCase',
  },
  coachingCase: { figurePlace: 'start', next: 'tgroupCase' },
  tgroupCase: {
    figurePlace: 'start',
    points: (t) => <Quotations items={translateAll(t, tgroupCase.opinion.points)} />,
    more: 'schedule',
    next: 'coachingCase',
  },
};
