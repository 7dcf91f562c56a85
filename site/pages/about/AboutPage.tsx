import { portrait as photo } from 'virtual:owner-portrait';
import {
  Actions,
  ButtonLink,
  CallToAction,
  CareerCard,
  CareerCards,
  Hero,
  Portrait,
  Section,
} from '@advisor/ui';
import { owner } from '../../owner.yaml';
import { person } from './person.js';
import { about } from './messages.js';
import { BookingLink } from '../../shared/BookingLink.js';
import { OwnerFact } from '../../owner/OwnerFact.js';
import { sampleWords } from '../../owner/sampleWords.js';
import { caseTeasers } from '../../shared/cases/messages.js';
import { callTerms } from '../../shared/nextSteps/terms.js';
import { joinSentences } from '../../i18n/translate.js';
import { linkWords } from '../../shared/messages.js';
import { portraitAlt } from '../../owner/messages.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../Page.js';

export const metadata: Metadata = {
  ...about.seo,
  title: { ...about.seo.title, values: { name: owner.name } },
  share: { ...about.hero, figure: 'doorway' },
  structuredData: (page) => [person(page, photo?.src)],
};

export default function AboutPage({ t, href, language }: PageProps) {
  const { hero, career, education, practice, closing } = about;
  const caseLink = (name: 'growth' | 'restructuring') => ({
    href: href(`${name}Case`),
    label: t(caseTeasers[name].title),
  });
  type Qualification = (typeof owner.degrees)[number];
  const lines = (fact: 'degrees' | 'trainings', line: (of: Qualification) => string) =>
    owner[fact].length > 0
      ? owner[fact].map(line)
      : [<OwnerFact key={fact} fact={{ missing: fact }} t={t} />];
  return (
    <>
      <Hero
        eyebrow={t(hero.eyebrow)}
        title={t(hero.title)}
        {...(photo
          ? {
              figure: 'doorway',
              portrait: (
                <Portrait
                  photo={photo}
                  alt={t(portraitAlt, { name: owner.name })}
                  mark={sampleWords(language).mark}
                />
              ),
            }
          : { figure: 'open' as const })}
        lead={joinSentences(t(hero.name, { name: owner.name }), t(hero.text))}
      >
        <Actions>
          <BookingLink t={t} />
        </Actions>
      </Hero>

      <Section title={t(career.title)}>
        <CareerCards>
          <CareerCard title={t(career.entrepreneur.title)} text={t(career.entrepreneur.text)} />
          <CareerCard
            title={t(career.growth.title)}
            text={t(career.growth.text)}
            link={caseLink('growth')}
          />
          <CareerCard
            title={t(career.crisis.title)}
            text={t(career.crisis.text)}
            link={caseLink('restructuring')}
          />
          <CareerCard title={t(career.board.title)} text={t(career.board.text)} />
        </CareerCards>
      </Section>

      <Section ground="sunken" title={t(education.title)}>
        <CareerCards columns={3}>
          <CareerCard
            title={t(education.degrees.title)}
            items={lines('degrees', ({ name, institution }) =>
              t(education.degrees.item, { degree: name, institution }),
            )}
          />
          <CareerCard
            title={t(education.training.title)}
            items={lines('trainings', ({ name, institution }) =>
              t(education.training.item, { programme: name, institution }),
            )}
          />
          <CareerCard title={t(practice.title)} text={t(practice.text)} />
        </CareerCards>
      </Section>

      <CallToAction
        figure="entrance"
        title={t(closing.title)}
        text={joinSentences(t(closing.text), callTerms(t, language))}
        actions={
          <>
            <BookingLink t={t} />
            <ButtonLink href={href('contact')} tone="quiet">
              {t(linkWords.contactForm)}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
