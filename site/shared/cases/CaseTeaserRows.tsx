import { CaseTeaser, CaseTeasers } from '@advisor/ui';
import type { ReactNode } from 'react';
import type { CaseName } from '../../paths.js';
import { caseTeasers } from './messages.js';
import type { PageProps } from '../../PageProps.js';

type CaseTeaserRowsProps = Pick<PageProps, 't' | 'href'> & {
  cases: readonly CaseName[];
  /** Below the text of a single case. */
  children?: ReactNode;
};

export function CaseTeaserRows({ t, href, cases, children }: CaseTeaserRowsProps) {
  return (
    <CaseTeasers>
      {cases.map((name) => (
        <CaseTeaser
          key={name}
          href={href(`${name}Case`)}
          title={t(caseTeasers[name].title)}
          text={t(caseTeasers[name].teaser)}
          figure={name}
        >
          {children}
        </CaseTeaser>
      ))}
    </CaseTeasers>
  );
}
