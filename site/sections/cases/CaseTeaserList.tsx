import { CaseTeaser, CaseTeasers } from '@advisor/ui';
import { CaseFigure } from '@advisor/ui/blocks';
import type { ReactElement } from 'react';
import type { CaseName } from '../../routes.js';
import { caseTeasers } from './messages.js';
import type { PageProps } from '../../PageProps.js';

type Page = Pick<PageProps, 't' | 'href'>;

export const caseFigures: Record<CaseName, ReactElement> = {
  restructuringCase: <CaseFigure name="stairs" />,
  growthCase: <CaseFigure name="tallDoor" />,
  strategyCase: <CaseFigure name="arches" />,
  transferPricingCase: <CaseFigure name="coin" />,
  coachingCase: <CaseFigure name="turnedChair" />,
  tgroupCase: <CaseFigure name="mirror" />,
};

/** The content of a case study's teaser, or of its `CaseStrip`. */
export const caseTeaser = ({ t, href }: Page, name: CaseName) => ({
  href: href(name),
  title: t(caseTeasers[name].title),
  text: t(caseTeasers[name].teaser),
  figure: caseFigures[name],
});

export function CaseTeaserList({ cases, ...page }: Page & { cases: readonly CaseName[] }) {
  return (
    <CaseTeasers>
      {cases.map((name) => (
        <CaseTeaser key={name} {...caseTeaser(page, name)} />
      ))}
    </CaseTeasers>
  );
}
