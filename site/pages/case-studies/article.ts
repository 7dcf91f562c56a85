import type { Article } from 'schema-dts';
import { advisor, practice } from '../../seo/professionalService.js';
import type { PageContext } from '../../seo/structuredData.js';
import type { CaseStudy } from './words.js';

/** @throws where the day of publication is none, or still to come: the website does not wait for it */
export function article(page: PageContext, study: CaseStudy): Article {
  const { name, t } = page;
  const { on } = study.published ?? {};
  if (on && !isDayUntil(page.now, on))
    throw new Error(
      `site/pages/case-studies/words.ts: published „${on}“ muss ein Tag bis heute sein, wie 2026-11-25.\n` +
        `site/pages/case-studies/words.ts: published “${on}” must be a day up to today, such as 2026-11-25.`,
    );
  return {
    '@type': 'Article',
    headline: t(study.title),
    alternativeHeadline: t(study.subtitle),
    description: t(study.seo.description),
    url: page.address(name),
    mainEntityOfPage: page.address(name),
    inLanguage: page.language,
    ...(on && { datePublished: on }),
    author: advisor(page),
    publisher: practice(page),
    image: page.image,
  };
}

function isDayUntil(now: Date, text: string): boolean {
  const time = Date.parse(`${text}T00:00Z`);
  // Berlin is ahead of UTC by an hour or two.
  return (
    time <= now.getTime() + 2 * 60 * 60 * 1000 && new Date(time).toISOString().startsWith(text)
  );
}
