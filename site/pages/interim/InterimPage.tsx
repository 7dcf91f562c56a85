import {
  CareerCard,
  CareerCards,
  Columns,
  Heading,
  Scene,
  Section,
  ServiceCard,
  ServiceCards,
  Stack,
  Text,
} from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { interim } from './messages.js';
import { BookingLink } from '../../shared/BookingLink.js';
import { ServicePage } from '../../shared/ServicePage.js';
import { serviceMetadata, type ServiceDetails } from '../../shared/serviceMetadata.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../../seo/metadata.js';

const service: ServiceDetails = { service: 'interim', figure: 'seat', words: interim };
export const metadata: Metadata = serviceMetadata(service);

export default function InterimPage(page: PageProps) {
  const { t } = page;
  const { offering, compare, fit, differences, situations, approach, cases } = interim;
  const words = ({ title, text }: Record<'title' | 'text', MessageDescriptor>) => ({
    title: t(title),
    text: t(text),
  });
  return (
    <ServicePage
      {...page}
      {...service}
      proof={['crisis', 'stable']}
      action={<BookingLink t={t} />}
      cases={['restructuringCase']}
      casesTitle={cases.title}
    >
      <Section id="situations" title={t(situations.title)}>
        <CareerCards size="large">
          <CareerCard {...words(situations.crisis)} />
          <CareerCard {...words(situations.vacancy)} />
          <CareerCard {...words(situations.growth)} />
        </CareerCards>
      </Section>

      <Scene
        name="handover"
        title={t(approach.title)}
        note={t(approach.text)}
        captions={[words(approach.week), words(approach.months), words(approach.handover)]}
      />

      <Section layout="split" title={t(differences.title)} note={t(differences.text)}>
        <CareerCards>
          <CareerCard {...words(differences.alone)} />
          <CareerCard {...words(differences.both)} />
          <CareerCard {...words(differences.team)} />
        </CareerCards>
      </Section>

      <Section ground="sunken" space="medium" title={t(fit.title)}>
        <Stack space={6}>
          <ServiceCards>
            {[fit.roles, fit.partners].map(({ title, item1, item2, item3 }) => (
              <ServiceCard
                key={title.id}
                title={t(title)}
                points={[t(item1), t(item2), t(item3)]}
              />
            ))}
          </ServiceCards>
          <Columns>
            <Stack space={3}>
              <Heading level={3}>{t(compare.title)}</Heading>
              <Text>{t(offering.text)}</Text>
            </Stack>
            <CareerCards>
              <CareerCard {...words(compare.interim)} />
              <CareerCard {...words(compare.fractional)} />
            </CareerCards>
          </Columns>
        </Stack>
      </Section>
    </ServicePage>
  );
}
