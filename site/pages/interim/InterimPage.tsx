import { DescriptionList, Scene, Section, Stack, Steps, Text } from '@advisor/ui';
import { interim } from './messages.js';
import { BookingLink } from '../../shared/BookingLink.js';
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
  const { offering, compare, fit, differences, situations, approach, cases } = interim;
  const { crisis, vacancy, growth } = situations;
  const { alone, both, team } = differences;
  return (
    <ServicePage
      {...page}
      {...service}
      action={<BookingLink t={t} />}
      cases={['restructuringCase']}
      casesTitle={cases.title}
      terms={chargingTerms(t)}
    >
      <Section id="situations" space="medium" title={t(situations.title)}>
        <DescriptionList
          variant="columns"
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
            {
              term: t(both.title),
              value: (
                <Stack space={4}>
                  {t(both.text)}
                  <FactStats t={t} only={['crisis', 'growth']} />
                </Stack>
              ),
            },
            definition(t, team),
          ]}
        />
      </Section>

      <Section layout="split" rank="second" ground="sunken" space="medium" title={t(fit.title)}>
        <Stack space={5}>
          <DescriptionList
            items={[
              ...[fit.roles, fit.partners].map(({ title, item1, item2, item3 }) => ({
                term: t(title),
                value: (
                  <ul>
                    <li>{t(item1)}</li>
                    <li>{t(item2)}</li>
                    <li>{t(item3)}</li>
                  </ul>
                ),
              })),
              definition(t, compare.interim),
              definition(t, compare.fractional),
            ]}
          />
          <Text tone="muted">{t(offering.text)}</Text>
        </Stack>
      </Section>
    </ServicePage>
  );
}
