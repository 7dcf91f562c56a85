import type { MessageDescriptor } from '@lingui/core';
import type { Article } from 'schema-dts';
import { known } from './known.js';
import { practice } from './professionalService.js';
import type { PageContext } from './PageContext.js';

/** The words that an article is described with. */
export type ArticleWords = {
  title: MessageDescriptor;
  subtitle: MessageDescriptor;
  seo: { description: MessageDescriptor };
};

/** The article that a page holds. */
export function article(page: PageContext, words: ArticleWords): Article {
  const { name, t } = page;
  return {
    '@type': 'Article',
    headline: t(words.title),
    alternativeHeadline: t(words.subtitle),
    description: t(words.seo.description),
    url: page.address(name),
    mainEntityOfPage: page.address(name),
    inLanguage: page.language,
    author: {
      '@type': 'Person',
      ...known({ name: page.owner.name }),
      url: page.address('about'),
    },
    publisher: practice(page),
    image: page.image,
  };
}
