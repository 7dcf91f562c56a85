import {
  ButtonLink,
  Columns,
  ContactBlock,
  DescriptionList,
  Heading,
  Hero,
  PriceList,
  SeatingPlan,
  Section,
  Stack,
  Text,
} from '@advisor/ui';
import { owner } from '../../owner.yaml';
import { footer, linkLabels, nav } from '../../shared/messages.js';
import { formatRange } from '../../i18n/formatNumbers.js';
import { courses } from '../../shared/schedule/courses.js';
import { group, seminar, time, workshop } from '../../shared/schedule/messages.js';
import { seminarPrices } from '../../shared/schedule/seminarPrices.js';
import { descriptionListItem } from '../../shared/descriptionListItem.js';
import { training } from './messages.js';
import { OwnerSignature } from '../../owner/OwnerSignature.js';
import { replyTime } from '../../shared/nextSteps/terms.js';
import { FactStats } from '../../shared/stats/FactStats.js';
import { serviceInquiryPath } from '../../shared/formLink.js';
import type { PageProps } from '../../PageProps.js';
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
      {t(footer.schedule)}
    </ButtonLink>
  );
  return (
    <>
      <Hero
        id="intro"
        figure="circle"
        eyebrow={t(nav.services.training.label)}
        title={t(hero.title)}
        text={t(hero.text, {
          hours: courses.workshop.hours,
          range: formatRange(courses.workshop.participants, language),
        })}
        note={t(hero.for)}
        actions={
          <>
            {website}
            {schedule}
          </>
        }
      >
        <FactStats t={t} only={['practice']} />
      </Hero>
      <Formats {...page} />
      <ContactBlock
        title={t(site.title)}
        signature={<OwnerSignature t={t} language={language} size="large" proof={replyTime(t)} />}
        text={t(site.text)}
        actions={
          <>
            <ButtonLink href={serviceInquiryPath(href, 'training')}>
              {t(linkLabels.contactForm)}
            </ButtonLink>
            {schedule}
          </>
        }
      />
    </>
  );
}

/** What each is for, and what the seminar costs; the schedule has the rest. */
function Formats({ t, language }: PageProps) {
  const { formats } = training;
  const range = formatRange(courses.seminar.participants, language);
  return (
    <>
      <Section id="formats">
        <Columns>
          <SeatingPlan />
          <Stack space={6}>
            <Heading level={2}>{t(formats.title)}</Heading>
            <Text tone="muted">{t(formats.text)}</Text>
            <DescriptionList
              size="medium"
              items={[
                { term: t(workshop.title), value: t(formats.workshop) },
                { term: t(formats.seminar), value: t(formats.days) },
              ]}
            />
          </Stack>
        </Columns>
      </Section>
      <Section
        layout="split"
        rank="second"
        ground="sunken"
        space="medium"
        title={t(formats.prices)}
      >
        <PriceList
          prices={seminarPrices(t, language)}
          conditions={[
            { term: t(time.label), value: t(seminar.sessions) },
            descriptionListItem(t, group, { range }),
            descriptionListItem(t, seminar.language),
          ]}
        />
      </Section>
    </>
  );
}
