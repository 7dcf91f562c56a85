import {
  Actions,
  CallToAction,
  CareerCard,
  CareerCards,
  Hero,
  Portrait,
  Room,
  Text,
} from '@advisor/ui';
import { portrait as photo } from 'virtual:owner-portrait';
import { owner } from '../../owner.js';
import { about } from './words.js';
import { BookingLink } from '../../sections/BookingLink.js';
import type { PageProps } from '../../engine/PageProps.js';
import { isMissing } from '../../owner/fact.js';
import { portraitAlt } from '../../owner/labels.js';
import { shownFact } from '../../owner/shownFact.js';
import { Proof } from '../../sections/Proof.js';

export default function AboutPage({ t }: PageProps) {
  const { hero, portrait, career, education, practice, closing } = about;
  return (
    <>
      <Hero
        figure="doorway"
        eyebrow={t(hero.eyebrow)}
        title={t(hero.title)}
        portrait={
          photo ? (
            <Portrait
              photo={photo}
              alt={t(portraitAlt, { name: shownFact(owner.name, t).text })}
            />
          ) : (
            t(portrait.pending)
          )
        }
      >
        <Text size="lead">
          {!isMissing(owner.name) && `${t(hero.name, { name: owner.name })} `}
          {t(hero.text)}
        </Text>
        <Actions>
          <BookingLink t={t} text={closing.book} />
        </Actions>
      </Hero>

      <Room
        title={t(career.title)}
        margin={<Proof t={t} layout="column" />}
      >
        <CareerCards>
          {[career.entrepreneur, career.growth, career.crisis, career.board].map(
            ({ title, text }) => (
              <CareerCard key={title.id} title={t(title)} text={t(text)} />
            ),
          )}
        </CareerCards>
      </Room>

      <Room layout="split" threshold title={t(education.title)}>
        <CareerCards>
          <CareerCard
            title={t(education.degrees.title)}
            text={t(education.degrees.text)}
            items={owner.degrees.map(({ name, institution }) =>
              t(education.degrees.item, { degree: name, institution }),
            )}
          />
          <CareerCard
            title={t(education.training.title)}
            text={t(education.training.text)}
            items={owner.trainings.map(({ name, institution }) =>
              t(education.training.item, { programme: name, institution }),
            )}
          />
        </CareerCards>
      </Room>

      <Room layout="split" tone="sunken" title={t(practice.title)}>
        <Text size="lead">{t(practice.text)}</Text>
      </Room>

      <CallToAction
        title={t(closing.title)}
        text={t(closing.text)}
        actions={<BookingLink t={t} text={closing.book} />}
      />
    </>
  );
}
