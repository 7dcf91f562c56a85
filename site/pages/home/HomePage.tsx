import {
  ButtonLink,
  Card,
  Cards,
  CallToAction,
  Hero,
  LinkList,
  Section,
  ServiceCard,
  ServiceCards,
  Text,
  ValueStatement,
} from '@advisor/ui';
import { DoorLight, HeroFigure, Scene } from '@advisor/ui/blocks';
import { home } from './messages.js';
import { CaseTeaserList } from '../../sections/cases/CaseTeaserList.js';
import { caseLabels } from '../../sections/cases/messages.js';
import { OwnerSignature } from '../../owner/OwnerPortrait.js';
import { RichMessage } from '../../i18n/RichMessage.js';
import { serviceNames } from '../../routes.js';
import { KeyNumbers } from '../../sections/stats/KeyNumbers.js';
import { ReplySignature } from '../../sections/terms/ReplySignature.js';
import { callTerms, languageTerms, referenceTerms } from '../../sections/terms/terms.js';
import { joinSentences, translateAll } from '../../i18n/translate.js';
import { nav } from '../../sections/messages.js';
import type { PageProps } from '../../PageProps.js';
import { BookingLink, MailLink } from '../../sections/links.js';
import type { Metadata } from '../../seo/metadata.js';

export const metadata: Metadata = {
  ...home.seo,
};

export default function HomePage({ t, href, language }: PageProps) {
  const { hero, roleMail, value, start, sources, levers, cases, closing } = home;
  const terms = callTerms(t, language);

  /** A step of the scene `lever`, with a link to its section of the consulting page. */
  const lever = (
    { link, ...card }: typeof levers.strategy,
    place: 'work' | 'roles' | 'organisation',
  ) => (
    <Card
      size="large"
      {...translateAll(t, card)}
      link={{ href: `${href('strategy')}#${place}`, label: t(link) }}
    />
  );

  return (
    <>
      <Hero
        figureSize="large"
        figure={<HeroFigure name="door" />}
        eyebrow={t(hero.eyebrow)}
        title={t(hero.title)}
        lead={
          <>
            {t(hero.text)}{' '}
            <RichMessage
              message={hero.answer}
              components={{
                strategy: <a href={href('strategy')} />,
                coaching: <a href={href('coaching')} />,
                interim: <a href={href('interim')} />,
              }}
            />
          </>
        }
        actions={
          <>
            <ButtonLink href={href('contact')}>{t(hero.primary)}</ButtonLink>
            <MailLink t={t} tone="quiet" text={roleMail.text} mail={roleMail} />
            {terms && (
              <Text size="small" tone="muted">
                {terms}
              </Text>
            )}
          </>
        }
        nextSection={
          <ValueStatement
            figure={<DoorLight />}
            stats={<KeyNumbers t={t} only={['crisis', 'stable', 'growth', 'board', 'practice']} />}
            statement={t(value.statement)}
          />
        }
      >
        <OwnerSignature t={t} language={language} caption={t(hero.caption)}>
          <Text>{joinSentences(t(hero.offer), languageTerms(t, language), referenceTerms(t))}</Text>
        </OwnerSignature>
      </Hero>

      <Section layout="split" space="medium" title={t(start.title)}>
        <LinkList
          links={serviceNames.map((service) => ({
            href: href(service),
            label: t(start[service]),
            page: t(nav.services[service].label),
          }))}
        />
      </Section>

      <Section ground="sunken" title={t(sources.title)}>
        <ServiceCards>
          <ServiceCard {...translateAll(t, sources.experience)} />
          <ServiceCard {...translateAll(t, sources.method)} />
        </ServiceCards>
      </Section>

      <Scene name="lever" title={t(levers.title)} intro={t(levers.intro)}>
        <Cards layout="trio">
          {lever(levers.strategy, 'work')}
          {lever(levers.team, 'roles')}
          {lever(levers.organisation, 'organisation')}
        </Cards>
      </Scene>

      <Section title={t(caseLabels.heading)} intro={t(cases.intro)}>
        <CaseTeaserList
          t={t}
          href={href}
          cases={['restructuringCase', 'growthCase', 'strategyCase']}
        />
      </Section>

      <CallToAction
        title={t(closing.title)}
        signature={<ReplySignature t={t} language={language} />}
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
