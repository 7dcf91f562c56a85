import { ButtonLink, ContactBlock, Hero, Text } from '@advisor/ui';
import { owner } from '../../owner.js';
import { link, nav } from '../../sections/words.js';
import { training } from './words.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';

export const metadata: Metadata = {
  ...training.seo,
  share: { eyebrow: nav.services.training.label, title: training.hero.title, figure: 'circle' },
};

export default function TrainingPage({ t, href }: PageProps) {
  const { hero, site } = training;
  return (
    <>
      <Hero figure="circle" eyebrow={t(nav.services.training.label)} title={t(hero.title)}>
        <Text size="lead">{t(hero.text)}</Text>
      </Hero>
      <ContactBlock
        title={t(site.title)}
        text={t(site.text)}
        actions={
          <>
            <ButtonLink href={owner.trainingUrl} newTab={t(link.newTab)}>
              {t(site.button)}
            </ButtonLink>
            <ButtonLink tone="quiet" href={href('schedule')}>
              {t(site.schedule)}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
