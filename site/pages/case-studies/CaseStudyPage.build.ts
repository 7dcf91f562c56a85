import type { Article } from 'schema-dts';
import type { CaseName } from '../../routes.js';
import { business, person, type StructuredDataInput } from '../../seo/structuredData.js';
import { caseTeasers } from '../../sections/cases/messages.js';
import { caseTexts, type CaseTexts } from './messages.js';

export function structuredData(page: StructuredDataInput): Article[] {
  const { name, plain } = page;
  const { title } = caseTeasers[name as CaseName];
  const { lead, published }: CaseTexts = caseTexts[name as CaseName];
  return [
    {
      '@type': 'Article',
      headline: plain(title),
      alternativeHeadline: plain(lead),
      description: plain(page.metadata.description),
      url: page.pageUrl(name),
      mainEntityOfPage: page.pageUrl(name),
      inLanguage: page.language,
      ...(published && { datePublished: published.on }),
      author: person(page),
      publisher: business(page),
      image: page.image,
    },
  ];
}
