import { Card, Cards, DescriptionList, Section, Stack, Steps } from '@advisor/ui';
import { Scene } from '@advisor/ui/blocks';
import { interim } from './messages.js';
import { BookingLink } from '../../shared/BookingLink.js';
import { caseLabels } from '../../shared/cases/messages.js';
import { definition } from '../../shared/descriptionListItem.js';
import { chargingTerms } from '../../shared/nextSteps/terms.js';
import { FactStats } from '../../shared/stats/FactStats.js';
import { ServicePage } from '../../shared/ServicePage.js';
import { serviceMetadata, type ServiceDetails } from '../../shared/serviceMetadata.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../../seo/metadata.js';

const service: ServiceDetails = { service: 'interim', figure: 'seat', texts: interim };
export const metadata: Metadata = serviceMetadata(service);

export default function InterimPage(page: PageProps) {
  const { t } = page;
  const { offering, compare, fit, differences, situations, approach } = interim;
  const { crisis, vacancy, growth } = situations;
  const { alone, both, team } = differences;
  return (
    <ServicePage
      {...page}
      {...service}
      action={<BookingLink t={t} />}
      cases={['restructuringCase']}
      casesTitle={caseLabels.heading}
      opens="start"
      terms={chargingTerms(t)}
    >
      <Section id="situations" space="medium" title={t(situations.title)}>
        <DescriptionList
          variant="rows"
          items={[crisis, vacancy, growth].map((situation) => ({
            ...definition(t, situation),
            lead: t(situation.question),
          }))}
        />
      </Section>

      <Scene name="handover" title={t(approach.title)}>
        <Steps
          steps={[approach.week, approach.months, approach.handover].map(({ title, text }) => ({
            title: t(title),
            text: t(text),
          }))}
        />
      </Scene>

      <Section layout="split" title={t(differences.title)} note={t(differences.text)}>
        <DescriptionList
          variant="stacked"
          items={[
            definition(t, alone),
            { term: t(both.title), value: <FactStats t={t} only={['crisis', 'growth']} /> },
            definition(t, team),
          ]}
        />
      </Section>

      <Section ground="sunken" title={t(fit.title)} note={t(offering.text)}>
        <Stack space={7}>
          <Cards>
            {(['interim', 'fractional'] as const).map((name) => (
              <Card key={name} title={t(compare[name].title)} text={t(compare[name].text)} />
            ))}
          </Cards>
          <Cards>
            {[fit.roles, fit.partners].map(({ title, item1, item2, item3 }) => (
              <Card key={title.id} title={t(title)} items={[t(item1), t(item2), t(item3)]} />
            ))}
          </Cards>
        </Stack>
      </Section>
    </ServicePage>
  );
}
