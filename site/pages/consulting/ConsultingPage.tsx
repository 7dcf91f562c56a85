import { Section, ServiceCard, ServiceCards, Stack, Text } from '@advisor/ui';
import { LargeTerms } from '@advisor/ui/blocks';
import { consulting } from './messages.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../../seo/metadata.js';
import { caseLabels, caseTeasers } from '../../shared/cases/messages.js';
import { definition } from '../../shared/descriptionListItem.js';
import { MailLink } from '../../shared/MailLink.js';
import { chargingTerms } from '../../shared/nextSteps/terms.js';
import { ServicePage } from '../../shared/ServicePage.js';
import { serviceMetadata, type ServiceDetails } from '../../shared/serviceMetadata.js';

const service: ServiceDetails = { service: 'consulting', figure: 'table', texts: consulting };
export const metadata: Metadata = serviceMetadata(service);

export default function ConsultingPage(page: PageProps) {
  const { t, href } = page;
  const { services, roles, related } = consulting;
  return (
    <ServicePage
      {...page}
      {...service}
      action={<MailLink t={t} text={consulting.hero.button} mail={consulting.mail} />}
      cases={['strategyCase', 'transferPricingCase']}
      casesTitle={caseLabels.heading}
      casesNote={caseLabels.ask}
      terms={chargingTerms(t)}
    >
      <Section>
        <ServiceCards layout="rows">
          {services.map(({ id, title, text, detail, point1, point2, point3, proof }) => (
            <ServiceCard
              key={id}
              id={id}
              level={2}
              title={t(title)}
              text={t(text)}
              detail={t(detail)}
              points={[t(point1), t(point2), t(point3)]}
              proof={{
                label: t(related),
                title: t(caseTeasers[proof].title),
                href: href(proof),
              }}
            />
          ))}
        </ServiceCards>
      </Section>
      <Section id="roles" ground="plane" title={t(roles.title)} note={t(roles.text)}>
        <Stack space={6}>
          <LargeTerms
            items={[
              definition(t, roles.advice),
              definition(t, roles.facilitation),
              definition(t, roles.followThrough),
            ]}
          />
          <Text tone="muted">{t(roles.notFor)}</Text>
        </Stack>
      </Section>
    </ServicePage>
  );
}
