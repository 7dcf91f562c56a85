import { CaseTeaser, CaseTeasers, type CaseFigureName } from '@advisor/ui';
import { caseTeaser, caseTeasers } from './caseTeasers.js';
import type { PageProps } from '../i18n/PageProps.js';

export type CaseTeaserRowsProps = Pick<PageProps, 't' | 'href'> & {
  /** Which cases, in this order. */
  cases: readonly (keyof typeof caseTeasers & CaseFigureName)[];
};

/** Teasers of case studies. */
export function CaseTeaserRows({ t, href, cases }: CaseTeaserRowsProps) {
  return (
    <CaseTeasers>
      {cases.map((name) => {
        const { page, title, teaser } = caseTeasers[name];
        return (
          <CaseTeaser
            key={name}
            href={href(page)}
            title={t(title)}
            text={t(teaser)}
            figure={name}
          />
        );
      })}
    </CaseTeasers>
  );
}

/** What the heading above them adds while one of the studies has no full text. */
export const casesNote = ({ t, cases }: Pick<CaseTeaserRowsProps, 't' | 'cases'>) =>
  cases.some((name) => caseTeasers[name].status === 'updating') ? t(caseTeaser.status) : undefined;
