import {
  Actions,
  ButtonLink,
  Columns,
  ContactBlock,
  DescriptionList,
  Heading,
  Hero,
  Section,
  Stack,
  Text,
} from '@advisor/ui';
import { owner } from '../../owner.yaml';
import { footer, linkWords, nav } from '../../shared/messages.js';
import { formatPrice, formatRange } from '../../i18n/formatNumbers.js';
import { prices } from '../../prices.yaml';
import { courses } from '../../shared/schedule/courses.js';
import { group, seminar, time, workshop } from '../../shared/schedule/messages.js';
import { descriptionListItem } from '../../shared/descriptionListItem.js';
import { training } from './messages.js';
import { OwnerSignature } from '../../owner/OwnerSignature.js';
import { languageTerms } from '../../shared/nextSteps/terms.js';
import { FactStats } from '../../shared/stats/FactStats.js';
import { serviceInquiryPath } from '../../shared/serviceInquiry.js';
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
    <ButtonLink href={owner.trainingUrl} newTabLabel={t(linkWords.newTab)}>
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
      >
        <Text size="lead">
          {t(hero.text, {
            hours: courses.workshop.hours,
            range: formatRange(courses.workshop.participants, language),
          })}
        </Text>
        <Text tone="muted">{t(hero.for)}</Text>
        <Actions>
          {website}
          {schedule}
        </Actions>
        <FactStats t={t} only={['practice']} />
      </Hero>
      <Formats {...page} />
      <ContactBlock
        title={t(site.title)}
        signature={<OwnerSignature t={t} language={language} proof={languageTerms(t, language)} />}
        text={t(site.text)}
        actions={
          <>
            {website}
            {schedule}
            <ButtonLink tone="quiet" href={serviceInquiryPath(href, 'training')}>
              {t(linkWords.contactForm)}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

/** The facts for those who pay; the schedule has the rest. */
function Formats({ t, language }: PageProps) {
  const { formats } = training;
  const { language: spoken, individual, company } = seminar;
  const size = (range: readonly [number, number]) =>
    descriptionListItem(t, group, { range: formatRange(range, language) });
  const price = (euros: number) => formatPrice(euros, language);
  return (
    <Section id="formats" title={t(formats.title)} note={t(formats.text)}>
      <Columns>
        <Stack space={4}>
          <Heading level={3}>{t(workshop.title)}</Heading>
          <DescriptionList
            items={[
              descriptionListItem(t, time, { hours: courses.workshop.hours }),
              size(courses.workshop.participants),
              descriptionListItem(t, workshop.where),
            ]}
          />
        </Stack>
        <Stack space={4}>
          <Heading level={3}>{t(formats.seminar)}</Heading>
          <DescriptionList
            items={[
              { term: t(time.label), value: t(seminar.sessions) },
              size(courses.seminar.participants),
              descriptionListItem(t, spoken),
              descriptionListItem(t, individual, { price: price(prices.individual) }),
              descriptionListItem(t, company, {
                price: price(prices.companyNet),
                gross: price(prices.companyGross),
              }),
            ]}
          />
        </Stack>
      </Columns>
    </Section>
  );
}
