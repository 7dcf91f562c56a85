import { Fragment } from 'react';
import { Heading, Section, ServiceCard, ServiceCards, Stack } from '@advisor/ui';
import { Quotations, Scene, SceneRoom, Timeline } from '@advisor/ui/blocks';
import { coaching } from './messages.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../../seo/metadata.js';
import { joinSentences, translateAll } from '../../i18n/translate.js';
import { languageTerms, sessionTerms } from '../../sections/terms/terms.js';
import { ServicePage } from '../../sections/service/ServicePage.js';
import { MailLink } from '../../sections/links.js';
import { nav } from '../../sections/messages.js';

export const metadata: Metadata = {
  ...coaching.seo,
  breadcrumb: nav.services.coaching.label,
};

export default function CoachingPage(page: PageProps<'coaching'>) {
  const { t, language } = page;
  const { offers, roles, outcomes, casesTitle } = coaching;
  return (
    <ServicePage
      {...page}
      drawing="chair"
      texts={coaching}
      action={<MailLink t={t} text={coaching.hero.button} mail={coaching.mail} />}
      cases={['coachingCase', 'tgroupCase']}
      casesTitle={casesTitle}
      terms={joinSentences(sessionTerms(t, language), languageTerms(t, language))}
    >
      <Section id="roles" space="medium">
        <Stack space={7}>
          <Heading level={2} size="h2Small">
            {t(roles.title)}
          </Heading>
          <Quotations items={translateAll(t, roles.blocks)} />
        </Stack>
      </Section>
      <Scene id="work" name="conversation" title={t(offers.title)}>
        <ServiceCards>
          {translateAll(t, offers.cards).map((card, index) => (
            <Fragment key={card.title}>
              <SceneRoom name="conversation" part={index + 1} />
              <ServiceCard {...card} />
            </Fragment>
          ))}
        </ServiceCards>
      </Scene>
      <Section ground="sunken" title={t(outcomes.title)}>
        <Timeline items={translateAll(t, outcomes.steps)} />
      </Section>
    </ServicePage>
  );
}
