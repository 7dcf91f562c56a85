import {
  Actions,
  ButtonLink,
  CallToAction,
  CareerCard,
  CareerCards,
  Columns,
  Hero,
  List,
  RoleBlock,
  RoleBlocks,
  Section,
  Stack,
  Steps,
  Text,
} from '@advisor/ui';
import { interim } from './words.js';
import { link, nav } from '../../sections/words.js';
import { Proof } from '../../sections/Proof.js';
import { BookingLink } from '../../sections/BookingLink.js';
import { CaseTeaserRows } from '../../sections/CaseTeaserRows.js';
import { proofLines } from '../../sections/proofWords.js';
import { serviceMetadata } from '../../sections/serviceMetadata.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';

export const metadata: Metadata = serviceMetadata('interim', interim, 'seat');

export default function InterimPage({ t, href }: PageProps) {
  const { hero, offering, compare, value, fit, differences, situations, approach, cases, closing } =
    interim;
  return (
    <>
      <Hero
        figure="seat"
        eyebrow={t(nav.services.interim.label)}
        title={t(hero.title)}
        proof={t(proofLines.crisis)}
      >
        <Text size="lead">{t(hero.text)}</Text>
        <Text tone="muted">{t(hero.for)}</Text>
        <Actions>
          <BookingLink t={t} />
          <ButtonLink tone="quiet" href={href('contact')}>
            {t(link.contactForm)}
          </ButtonLink>
        </Actions>
      </Hero>

      <Section layout="split" title={t(offering.title)}>
        <Stack space={5}>
          <Text size="lead">{t(offering.text)}</Text>
          <Text>{t(offering.terms)}</Text>
        </Stack>
      </Section>

      <Section threshold title={t(compare.title)}>
        <Stack space={6}>
          <CareerCards>
            <CareerCard title={t(compare.interim.title)} text={t(compare.interim.text)} />
            <CareerCard title={t(compare.fractional.title)} text={t(compare.fractional.text)} />
          </CareerCards>
          <Text size="lead">{t(compare.rule)}</Text>
        </Stack>
      </Section>

      <Section layout="split" ground="sunken" title={t(value.title)}>
        <Text size="lead">{t(value.text)}</Text>
      </Section>

      <Section title={t(fit.title)}>
        <Columns>
          <List
            title={t(fit.roles.title)}
            items={[t(fit.roles.item1), t(fit.roles.item2), t(fit.roles.item3)]}
          />
          <List
            title={t(fit.partners.title)}
            items={[t(fit.partners.item1), t(fit.partners.item2), t(fit.partners.item3)]}
          />
        </Columns>
      </Section>

      <Section layout="split" threshold title={t(differences.title)}>
        <RoleBlocks>
          {[differences.alone, differences.both, differences.team].map(({ title, text }) => (
            <RoleBlock key={title.id} title={t(title)} text={t(text)} />
          ))}
        </RoleBlocks>
      </Section>

      <Section id="situations" title={t(situations.title)}>
        <CareerCards columns={3}>
          {[situations.crisis, situations.vacancy, situations.growth].map(({ title, text }) => (
            <CareerCard key={title.id} title={t(title)} text={t(text)} />
          ))}
        </CareerCards>
      </Section>

      <Section layout="split" ground="sunken" title={t(approach.title)} note={t(approach.text)}>
        <Steps
          steps={[approach.week, approach.months, approach.handover].map(({ title, text }) => ({
            title: t(title),
            text: t(text),
          }))}
        />
      </Section>

      <Section title={t(cases.title)}>
        <CaseTeaserRows t={t} href={href} cases={['restructuring']} />
      </Section>

      <Section ground="sunken">
        <Proof t={t} only={['crisis', 'stable']} />
      </Section>

      <CallToAction
        title={t(closing.title)}
        text={t(closing.text)}
        actions={<BookingLink t={t} />}
      />
    </>
  );
}
