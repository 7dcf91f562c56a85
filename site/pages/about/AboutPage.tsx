import { portrait } from 'virtual:owner-portrait';
import { person } from '../../seo/person.js';
import { CallToAction, CareerCard, CareerCards, Hero, Room, Text } from '@advisor/ui';
import { owner } from '../../owner.js';
import { about } from './words.js';
import { BookingLink } from '../../sections/BookingLink.js';
import { OwnerPortrait } from '../../sections/OwnerPortrait.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';

export const metadata: Metadata = {
  ...about.seo,
  share: { ...about.hero, figure: 'doorway' },
  structuredData: (context) => [
    person(context, { ...about.data, description: about.seo.description }, portrait?.large),
  ],
};

export default function AboutPage({ t }: PageProps) {
  const { hero, portrait, career, education, practice, closing } = about;
  return (
    <>
      <Hero figure="doorway" eyebrow={t(hero.eyebrow)} title={t(hero.title)}>
        <Text size="lead">{t(hero.text)}</Text>
      </Hero>

      <Room
        threshold={false}
        title={t(career.title)}
        margin={<OwnerPortrait t={t} size="full" pending={t(portrait.pending)} />}
      >
        <CareerCards>
          {[career.entrepreneur, career.growth, career.crisis, career.board].map(
            ({ title, text }) => (
              <CareerCard key={title.id} title={t(title)} text={t(text)} />
            ),
          )}
        </CareerCards>
      </Room>

      <Room layout="rail" title={t(education.title)}>
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

      <Room tone="sunken" threshold={false} title={t(practice.title)}>
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
