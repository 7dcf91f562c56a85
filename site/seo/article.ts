import type { Article } from 'schema-dts';
import { caseStudies } from '../pages/case-studies/words.js';
import { known } from './known.js';
import type { PageContext } from './PageContext.js';
import { practice } from './professionalService.js';

/** The case study that a page holds, or nothing where it holds none. */
export function article(page: PageContext): Article | undefined {
  const study = caseStudies.find((candidate) => candidate.path === page.path);
  if (!study) return undefined;
  const { t } = page;
  return {
    '@type': 'Article',
    headline: t(study.title),
    alternativeHeadline: t(study.subtitle),
    description: t(study.seo.description),
    url: page.address(study.path),
    mainEntityOfPage: page.address(study.path),
    inLanguage: page.language,
    author: {
      '@type': 'Person',
      ...known({ name: page.owner.name }),
      url: page.address('/ueber-mich'),
    },
    publisher: practice(page),
    ...(page.image && { image: page.image }),
  };
}
