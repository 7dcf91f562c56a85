import type { Article } from 'schema-dts';
import { advisor, practice } from '../../seo/professionalService.js';
import type { StructuredDataInput } from '../../seo/structuredData.js';
import type { CaseStudy } from './messages.js';

export function article(page: StructuredDataInput, study: CaseStudy): Article {
  const { name, plain } = page;
  return {
    '@type': 'Article',
    headline: plain(study.title),
    alternativeHeadline: plain(study.subtitle),
    description: plain(study.seo.description),
    url: page.pageUrl(name),
    mainEntityOfPage: page.pageUrl(name),
    inLanguage: page.language,
    ...(study.published && { datePublished: study.published.on }),
    author: advisor(page),
    publisher: practice(page),
    image: page.image,
  };
}
