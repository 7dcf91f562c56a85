import { Actions, ButtonLink, ContactBlock, Hero, Text } from '@advisor/ui';
import { owner } from '../../owner.js';
import { link, nav } from '../../sections/words.js';
import { training } from './words.js';
import { Proof } from '../../sections/Proof.js';
import { proofLines } from '../../sections/proofWords.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';

export const metadata: Metadata = {
  ...training.seo,
  share: { eyebrow: nav.services.training.label, title: training.hero.title, figure: 'circle' },
};

export default function TrainingPage({ t, href }: PageProps) {
  const { hero, site } = training;
  const doors = (
    <>
      <ButtonLink href={owner.trainingUrl} newTab={t(link.newTab)}>
        {t(site.button)}
      </ButtonLink>
      <ButtonLink tone="quiet" href={href('schedule')}>
        {t(site.schedule)}
      </ButtonLink>
    </>
  );
  return (
    <>
      <Hero
        figure="circle"
        eyebrow={t(nav.services.training.label)}
        title={t(hero.title)}
        proof={t(proofLines.people)}
      >
        <Text size="lead">{t(hero.text)}</Text>
        <Text tone="muted">{t(hero.for)}</Text>
        <Actions>{doors}</Actions>
      </Hero>
      <ContactBlock
        title={t(site.title)}
        text={t(site.text)}
        actions={doors}
        proof={<Proof t={t} />}
      />
    </>
  );
}
