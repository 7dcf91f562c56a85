import type { Article } from 'schema-dts';
import { advisor, practice } from '../../seo/professionalService.js';
import type { PageContext } from '../../seo/structuredData.js';
import type { CaseStudy } from './words.js';

export function article(page: PageContext, study: CaseStudy): Article {
  const { name, plain } = page;
  return {
    '@type': 'Article',
    headline: plain(study.title),
    alternativeHeadline: plain(study.subtitle),
    description: plain(study.seo.description),
    url: page.address(name),
    mainEntityOfPage: page.address(name),
    inLanguage: page.language,
    ...(study.published && { datePublished: study.published.on }),
    author: advisor(page),
    publisher: practice(page),
    image: page.image,
  };
}
