import { Card, Cards, DescriptionList, Heading, Section, Stack, Steps } from '@advisor/ui';
import { Scene, SceneRoom } from '@advisor/ui/blocks';
import { interim } from './messages.js';
import { translateAll } from '../../i18n/translate.js';
import { chargingTerms, referenceTerms } from '../../sections/terms/terms.js';
import { KeyNumbers } from '../../sections/stats/KeyNumbers.js';
import { ServicePage } from '../../sections/service/ServicePage.js';
import { nav } from '../../sections/messages.js';
import type { PageProps } from '../../PageProps.js';
import { LargeCards } from '../../sections/LargeCards.js';
import { BookingLink } from '../../sections/links.js';
import type { Metadata } from '../../seo/metadata.js';

export const metadata: Metadata = {
  ...interim.seo,
  breadcrumb: nav.services.interim.label,
};

export default function InterimPage(page: PageProps<'interim'>) {
  const { t } = page;
  const { offering, compare, fit, differences, situations, approach } = interim;
  return (
    <ServicePage
      {...page}
      leaf="start"
      drawing="seat"
      texts={interim}
      action={<BookingLink t={t} />}
      cases={['restructuringCase']}
      terms={chargingTerms(t, page.language)}
      references={referenceTerms(t)}
    >
      <Section id="situations" space="medium" title={t(situations.title)}>
        <LargeCards points={translateAll(t, situations.items)} />
      </Section>

      <Scene name="handover" title={t(approach.title)} intro={t(approach.intro)}>
        <Steps
          steps={translateAll(t, approach.steps).map((step, index) => ({
            ...step,
            figure: <SceneRoom name="handover" part={index + 1} />,
          }))}
        />
      </Scene>

      <Section>
        <Stack space={6}>
          <Stack space={3}>
            <Heading level={2} size="label">
              {t(differences.title)}
            </Heading>
            <Heading level={3} size="sentence">
              {t(differences.text)}
            </Heading>
          </Stack>
          <KeyNumbers t={t} size="large" only={['crisis', 'growth']} />
          <DescriptionList
            layout="stacked"
            items={translateAll(t, [differences.alone, differences.team])}
          />
        </Stack>
      </Section>

      <Scene name="week" title={t(fit.title)} intro={t(offering.intro)}>
        <Stack space={4}>
          <Cards layout="pair">
            <Card size="large" {...translateAll(t, compare.interim)} />
            <Card size="large" {...translateAll(t, compare.fractional)} />
          </Cards>
          <Cards>
            <Card {...translateAll(t, fit.roles)} />
            <Card {...translateAll(t, fit.partners)} />
          </Cards>
        </Stack>
      </Scene>
    </ServicePage>
  );
}
