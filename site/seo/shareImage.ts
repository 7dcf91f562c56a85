import type { CaseFigureName, FigureName, PlaneFigureName } from '@advisor/ui/figures';
import type { MessageDescriptor } from '@lingui/core';
import { about } from '../pages/about/words.js';
import { caseStudy } from '../pages/case-studies/words.js';
import { caseTeasers } from '../sections/caseTeasers.js';
import { coaching } from '../pages/coaching/words.js';
import { consulting } from '../pages/consulting/words.js';
import { contact } from '../pages/contact/words.js';
import { home } from '../pages/home/words.js';
import { interim } from '../pages/interim/words.js';
import { imprint, privacy } from '../pages/legal/words.js';
import { schedule } from '../pages/schedule/words.js';
import { nav } from '../frame/words.js';
import { training } from '../pages/training/words.js';
import type { Language } from '../i18n/languages.js';
import type { Translate } from '../i18n/translate.js';
import type { Owner } from '../owner/Owner.js';
import type { RoutePath } from '../pages/routePath.js';
import { known } from './known.js';

/** The picture that networks show where a page is shared. */
export interface ShareImage {
  /** Where it is served. */
  path: string;
  language: Language;
  /** The small line above the title; left out where it would only repeat it. */
  eyebrow?: string;
  /** The page's heading. */
  title: string;
  /** The owner's name, if it is known. */
  name?: string;
  figure: FigureName;
}

/** The share image of a page: it says and shows what the head of the page does. */
export function shareImage(
  path: RoutePath,
  language: Language,
  t: Translate,
  owner: Owner,
): ShareImage {
  const { eyebrow, title, figure } = contents[path];
  return {
    path: `/share/${language}${path === '/' ? '/home' : path}.png`,
    language,
    ...(eyebrow && { eyebrow: t(eyebrow) }),
    title: t(title),
    ...known({ name: owner.name }),
    figure,
  };
}

interface Content {
  eyebrow?: MessageDescriptor;
  title: MessageDescriptor;
  figure: FigureName;
}

const service = (
  entry: { label: MessageDescriptor },
  page: { hero: { title: MessageDescriptor } },
  figure: PlaneFigureName,
): Content => ({ eyebrow: entry.label, title: page.hero.title, figure });

const caseImage = (name: CaseFigureName): Content => ({
  eyebrow: caseStudy.eyebrow,
  title: caseTeasers[name].title,
  figure: name,
});

const hero = ({ eyebrow, title }: Omit<Content, 'figure'>, figure: PlaneFigureName): Content => ({
  ...(eyebrow && { eyebrow }),
  title,
  figure,
});

/** The hidden pages have none, because nobody shares them. */
const contents: Record<RoutePath, Content> = {
  '/': hero(home.hero, 'door'),
  '/beratung': service(nav.services.consulting, consulting, 'table'),
  '/ceo-coaching': service(nav.services.coaching, coaching, 'chairs'),
  '/interim-executive': service(nav.services.interim, interim, 'seat'),
  '/leadership-training': service(nav.services.training, training, 'circle'),
  '/case-studies/restructuring': caseImage('restructuring'),
  '/case-studies/growth': caseImage('growth'),
  '/case-studies/strategy': caseImage('strategy'),
  '/case-studies/transfer-pricing': caseImage('transferPricing'),
  '/case-studies/coaching': caseImage('coaching'),
  '/case-studies/tgroup': caseImage('tgroup'),
  '/ueber-mich': hero(about.hero, 'doorway'),
  '/kontakt': hero(contact.hero, 'open'),
  '/termine-anmeldung': hero(schedule.hero, 'circle'),
  '/impressum': hero(imprint, 'open'),
  '/datenschutz': hero(privacy, 'blind'),
};
