import { Section, ServiceCard, ServiceCards } from '@advisor/ui';
import { Stairs } from '@advisor/ui/blocks';
import { strategy } from './messages.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../../seo/metadata.js';
import { caseTeasers } from '../../sections/cases/messages.js';
import { joinSentences, translateAll } from '../../i18n/translate.js';
import { chargingTerms, referenceTerms } from '../../sections/terms/terms.js';
import { ServicePage } from '../../sections/service/ServicePage.js';
import { MailLink } from '../../sections/links.js';
import { nav } from '../../sections/messages.js';

export const metadata: Metadata = {
  ...strategy.seo,
  breadcrumb: nav.services.strategy.label,
};

export default function StrategyPage(page: PageProps<'strategy'>) {
  const { t, href } = page;
  const { offers, roles, related } = strategy;
  return (
    <ServicePage
      {...page}
      leaf="start"
      drawing="table"
      texts={strategy}
      action={<MailLink t={t} text={strategy.hero.button} mail={strategy.mail} />}
      cases={['strategyCase', 'transferPricingCase']}
      terms={chargingTerms(t, page.language)}
      references={referenceTerms(t)}
    >
      <Section>
        <ServiceCards>
          {offers.map(({ id, caseName, ...card }) => (
            <ServiceCard
              key={id}
              id={id}
              level={2}
              {...translateAll(t, card)}
              caseLink={{
                label: t(related),
                title: t(caseTeasers[caseName].title),
                href: href(caseName),
              }}
            />
          ))}
        </ServiceCards>
      </Section>
      <Section
        id="roles"
        ground="plane"
        title={t(roles.title)}
        intro={joinSentences(t(roles.intro), t(roles.notFor))}
      >
        <Stairs steps={translateAll(t, roles.blocks)} />
      </Section>
    </ServicePage>
  );
}
