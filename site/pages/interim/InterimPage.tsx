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

const service: ServiceDetails = {
  service: 'interim',
  figure: 'seat',
  words: interim,
};
export const metadata: Metadata = serviceMetadata(service);

export default function InterimPage(page: PageProps) {
  const { t } = page;
  const { offering, compare, fit, differences, situations, approach, cases } = interim;
  const caption = ({ title, text }: Record<'title' | 'text', MessageDescriptor>) => ({
    title: t(title),
    text: t(text),
  });
  const list = ({ title, item1, item2, item3 }: typeof fit.roles | typeof fit.partners) => (
    <ServiceCard title={t(title)} points={[t(item1), t(item2), t(item3)]} />
  );
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
          {[situations.crisis, situations.vacancy, situations.growth].map(({ title, text }) => (
            <CareerCard key={title.id} title={t(title)} text={t(text)} />
          ))}
        </CareerCards>
      </Section>

      <Scene
        name="handover"
        title={t(approach.title)}
        note={t(approach.text)}
        captions={[caption(approach.week), caption(approach.months), caption(approach.handover)]}
      />

      <Section layout="split" title={t(differences.title)} note={t(differences.text)}>
        <CareerCards>
          {[differences.alone, differences.both, differences.team].map(({ title, text }) => (
            <CareerCard key={title.id} title={t(title)} text={t(text)} />
          ))}
        </CareerCards>
      </Section>

      <Section ground="sunken" space="medium" title={t(fit.title)}>
        <Stack space={6}>
          <ServiceCards>
            {list(fit.roles)}
            {list(fit.partners)}
          </ServiceCards>
          <Columns>
            <Stack space={3}>
              <Heading level={3}>{t(compare.title)}</Heading>
              <Text>{t(offering.text)}</Text>
            </Stack>
            <CareerCards>
              {[compare.interim, compare.fractional].map(({ title, text }) => (
                <CareerCard key={title.id} title={t(title)} text={t(text)} />
              ))}
            </CareerCards>
          </Columns>
        </Stack>
      </Section>
    </ServicePage>
  );
}
