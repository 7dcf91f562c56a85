import { CaseTeaser, CaseTeasers, type CaseFigureName } from '@advisor/ui';
import { caseTeaser, caseTeasers } from './caseTeasers.js';
import type { PageProps } from '../engine/PageProps.js';

export type CaseTeaserRowsProps = Pick<PageProps, 't' | 'href'> & {
  /** Which cases, in this order. */
  cases: readonly (keyof typeof caseTeasers & CaseFigureName)[];
};

/** Teasers of case studies, each marked while its study has no full text. */
export function CaseTeaserRows({ t, href, cases }: CaseTeaserRowsProps) {
  return (
    <CaseTeasers>
      {cases.map((name) => {
        const { path, title, teaser, status } = caseTeasers[name];
        return (
          <CaseTeaser
            key={name}
            href={href(path)}
            title={t(title)}
            text={t(teaser)}
            figure={name}
            status={status === 'updating' ? t(caseTeaser.status) : undefined}
          />
        );
      })}
    </CaseTeasers>
  );
}
