import { CaseStrip, CaseTeaser, CaseTeasers } from '@advisor/ui';
import { CaseFigure } from '@advisor/ui/blocks';
import type { ReactNode } from 'react';
import type { CaseName } from '../../routes.js';
import { caseTeasers } from './messages.js';
import type { PageProps } from '../../PageProps.js';

type Page = Pick<PageProps, 't' | 'href'>;

/** The content of a case study's teaser. */
const teaser = ({ t, href }: Page, name: CaseName) => ({
  href: href(name),
  title: t(caseTeasers[name].title),
  text: t(caseTeasers[name].teaser),
  figure: <CaseFigure name={caseTeasers[name].figure} />,
});

/** Case studies one below the other, each with its drawing. */
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
