import { professionalService } from '../../seo/professionalService.js';
import {
  Actions,
  ButtonLink,
  CallToAction,
  Hero,
  FeatureCards,
  Section,
  ServiceCard,
  ServiceCards,
  Text,
  ValueStatement,
} from '@advisor/ui';
import { home } from './words.js';
import { BookingLink } from '../../sections/BookingLink.js';
import { CaseTeaserRows } from '../../sections/CaseTeaserRows.js';
import { MailLink } from '../../sections/MailLink.js';
import { caseTeaser } from '../../sections/caseTeasers.js';
import { proofLines } from '../../sections/proofWords.js';
import { Rich } from '../../i18n/Rich.js';
import { Proof } from '../../sections/Proof.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';

export const metadata: Metadata = {
  ...home.seo,
  share: { ...home.hero, figure: 'door' },
  structuredData: (context) => [professionalService(context, home.seo.description)],
};

export default function HomePage({ t, href }: PageProps) {
  const { hero, value, sources, levers, cases, closing } = home;

  const lever = (
    { title, point1, point2, point3, point4, link }: typeof levers.strategy,
    anchor: 'work' | 'roles',
  ) => ({
    title: t(title),
    points: [t(point1), t(point2), t(point3), t(point4)] as const,
    link: { href: `${href('consulting')}#${anchor}`, label: t(link) },
  });

  const source = ({ eyebrow, title, point1, point2, point3 }: typeof sources.experience) => (
    <ServiceCard eyebrow={t(eyebrow)} title={t(title)} points={[t(point1), t(point2), t(point3)]} />
  );

  return (
    <>
      <Hero
        size="monument"
        figure="door"
        eyebrow={t(hero.eyebrow)}
        title={t(hero.title)}
        proof={t(proofLines.people)}
        lead={t(hero.text)}
        lightFallsInto={
          <>
            <ValueStatement inBeam statement={t(value.statement)} text={t(value.text)}>
              <Proof t={t} />
            </ValueStatement>
            <Section inBeam title={t(sources.title)}>
              <ServiceCards>
                {source(sources.experience)}
                {source(sources.method)}
              </ServiceCards>
            </Section>
          </>
        }
      >
        <Text>
          <Rich
            message={hero.offer}
            components={{
              consulting: <a href={href('consulting')} />,
              coaching: <a href={href('coaching')} />,
              interim: <a href={href('interim')} />,
            }}
          />
        </Text>
        <Actions>
          <ButtonLink href={href('contact')}>{t(hero.primary)}</ButtonLink>
          <MailLink t={t} tone="quiet" text={hero.secondary} mail={home.mail} />
        </Actions>
      </Hero>

      <FeatureCards
        title={t(levers.title)}
        note={t(levers.text)}
        levers={[
          lever(levers.strategy, 'work'),
          lever(levers.team, 'roles'),
          lever(levers.organisation, 'work'),
        ]}
      />

      <Section threshold title={t(caseTeaser.heading)} note={t(cases.text)}>
        <CaseTeaserRows t={t} href={href} cases={['restructuring', 'growth', 'strategy']} />
      </Section>

      <CallToAction
        title={t(closing.title)}
        text={t(closing.text)}
        actions={
          <>
            <BookingLink t={t} />
            <ButtonLink tone="quiet" href={href('about')}>
              {t(closing.about)}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
