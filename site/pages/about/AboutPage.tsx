import {
  Actions,
  CallToAction,
  CareerCard,
  CareerCards,
  Hero,
  Room,
  Stack,
  Text,
} from '@advisor/ui';
import { owner } from '../../owner.js';
import { about } from './words.js';
import { BookingLink } from '../../sections/BookingLink.js';
import { OwnerPortrait } from '../../sections/OwnerPortrait.js';
import type { PageProps } from '../../engine/PageProps.js';
import { isMissing } from '../../owner/fact.js';
import { Proof } from '../../sections/Proof.js';

export default function AboutPage({ t }: PageProps) {
  const { hero, portrait, career, education, practice, closing } = about;
  return (
    <>
      <Hero figure="enfilade" eyebrow={t(hero.eyebrow)} title={t(hero.title)}>
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
        margin={
          <Stack space={6}>
            <OwnerPortrait t={t} size="full" pending={t(portrait.pending)} />
            <Proof t={t} layout="column" />
          </Stack>
        }
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
