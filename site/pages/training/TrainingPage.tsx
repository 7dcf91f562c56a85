import {
  ButtonLink,
  Columns,
  CallToAction,
  DescriptionList,
  Heading,
  Hero,
  Section,
  Stack,
  Stats,
  Text,
} from '@advisor/ui';
import { HeroFigure, SeatingPlan } from '@advisor/ui/blocks';
import { owner } from '../../owner.yaml';
import { linkLabels, nav } from '../../sections/messages.js';
import { formatRange } from '../../i18n/formatNumbers.js';
import { courses, seminarPrices } from '../../courses/courses.js';
import { workshop } from '../../courses/messages.js';
import { training } from './messages.js';
import { ReplySignature } from '../../sections/terms/ReplySignature.js';
import { replyPromise } from '../../sections/terms/terms.js';
import { splitNumeral } from '../../i18n/translate.js';
import type { PageProps } from '../../PageProps.js';
import { FormLink } from '../../sections/links.js';
import type { Metadata } from '../../seo/metadata.js';

export const metadata: Metadata = {
  ...training.seo,
  breadcrumb: nav.services.training.label,
};

export default function TrainingPage(page: PageProps) {
  const { t, href, language } = page;
  const { hero, site } = training;
  const website = (
    <ButtonLink href={owner.trainingUrl} newTabLabel={t(linkLabels.newTab)}>
      {t(site.button)}
    </ButtonLink>
  );
  const schedule = (
    <ButtonLink tone="quiet" href={href('schedule')}>
      {t(linkLabels.schedule)}
    </ButtonLink>
  );
  return (
    <>
      <Hero
        figure={<HeroFigure name="circle" />}
        eyebrow={t(nav.services.training.label)}
        title={t(hero.title)}
        text={t(hero.text)}
        note={t(hero.note)}
        actions={
          <>
            {website}
            {schedule}
          </>
        }
      />
      <Formats {...page} />
      <CallToAction
        title={t(site.title)}
        signature={<ReplySignature t={t} language={language} caption={replyPromise(t)} />}
        text={t(site.text)}
        actions={
          <>
            <FormLink t={t} href={href} service="training" />
            {schedule}
          </>
        }
      />
    </>
  );
}

/** What workshop and seminar are for, and the seminar's numbers; the schedule has the rest. */
function Formats({ t, language }: PageProps) {
  const { formats } = training;
  const { workshop: course, seminar } = courses;
  return (
    <>
      <Section id="formats" space="medium">
        <Columns>
          <SeatingPlan />
          <Stack space={6}>
            <Heading level={2}>{t(formats.title)}</Heading>
            <Text size="lead">{t(formats.text)}</Text>
            <DescriptionList
              layout="stacked"
              items={[
                {
                  term: t(workshop.title),
                  value: t(formats.workshop, {
                    hours: course.hours,
                    range: formatRange(course.participants, language),
                  }),
                },
                { term: t(formats.seminar), value: t(formats.days) },
              ]}
            />
          </Stack>
        </Columns>
      </Section>
      <Section ground="sunken" space="medium" title={t(formats.numbers)}>
        <Stats
          label={t(formats.numbers)}
          stats={[
            { ...splitNumeral(t(formats.length)), label: t(formats.sessions) },
            { value: formatRange(seminar.participants, language), label: t(formats.participants) },
            ...seminarPrices(t, language),
          ]}
        />
      </Section>
    </>
  );
}
