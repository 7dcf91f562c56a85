import { CaseStrip, CaseTeaser, CaseTeasers } from '@advisor/ui';
import { CaseFigure } from '@advisor/ui/blocks';
import type { ReactElement, ReactNode } from 'react';
import type { CaseName } from '../../routes.js';
import { caseTeasers } from './messages.js';
import type { PageProps } from '../../PageProps.js';

type Page = Pick<PageProps, 't' | 'href'>;

/** The drawing of each case study. */
export const caseFigures: Record<CaseName, ReactElement> = {
  restructuringCase: <CaseFigure name="stairs" />,
  growthCase: <CaseFigure name="tallDoor" />,
  strategyCase: <CaseFigure name="arches" />,
  transferPricingCase: <CaseFigure name="coin" />,
  coachingCase: <CaseFigure name="turnedChair" />,
  tgroupCase: <CaseFigure name="mirror" />,
};

/** The content of a case study's teaser. */
const teaser = ({ t, href }: Page, name: CaseName) => ({
  href: href(name),
  title: t(caseTeasers[name].title),
  text: t(caseTeasers[name].teaser),
  figure: caseFigures[name],
});

/** Case studies in columns, each with its drawing. */
export function CaseTeaserList({ cases, ...page }: Page & { cases: readonly CaseName[] }) {
  return (
    <CaseTeasers>
      {cases.map((name) => (
        <CaseTeaser key={name} {...teaser(page, name)} />
      ))}
    </CaseTeasers>
  );
}

/** One case study across the page. */
export function SingleCase({
  name,
  eyebrow,
  ...page
}: Page & { name: CaseName; eyebrow: ReactNode }) {
  return <CaseStrip eyebrow={eyebrow} {...teaser(page, name)} />;
}
