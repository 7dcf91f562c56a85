import { events } from './events.js';
import {
  Actions,
  ButtonLink,
  Columns,
  Hero,
  DescriptionList,
  Note,
  PriceList,
  Section,
  Stack,
  Steps,
  Text,
  VisuallyHidden,
} from '@advisor/ui';
import type { ComponentProps } from 'react';
import { owner } from '../../owner.yaml';
import { prices } from '../../prices.yaml';
import { schedule } from './messages.js';
import { seminars } from '../../seminars.yaml';
import { courses } from '../../shared/schedule/courses.js';
import { group, seminar, time, workshop } from '../../shared/schedule/messages.js';
import { linkWords } from '../../shared/messages.js';
import { RichMessage } from '../../i18n/RichMessage.js';
import { formatNumber, formatPrice, formatRange } from '../../i18n/formatNumbers.js';
import type { MessageDescriptor } from '@lingui/core';
import { joinSentences, textAround } from '../../i18n/translate.js';
import { serviceInquiryPath } from '../../shared/serviceInquiry.js';
import type { PageProps } from '../../PageProps.js';
import { descriptionListItem } from '../../shared/descriptionListItem.js';
import { MailLink } from '../../shared/MailLink.js';
import type { Metadata } from '../Page.js';
import { sessionHours } from './formatSession.js';
import type { Session } from '../../owner/rules.js';
import { OwnerFact } from '../../owner/OwnerFact.js';
import { areCompleted } from './seminar.js';
import { NextSeminarDays, SeminarDates } from './SeminarDates.js';
import { useNow } from './useNow.js';

export const metadata: Metadata = {
  ...schedule.seo,
  share: { ...schedule.hero, figure: 'open' },
  structuredData: (page) => events(page, seminars),
};

export default function SchedulePage(props: PageProps) {
  const { t, href, language, renderedAt } = props;
  const now = useNow(renderedAt);
  const { hero, details, next, apply, health, mail } = schedule;
  const times = (session: Session) => sessionHours(session, language, t);
  const sessions = seminars.at(-1)?.sessions;
  const hours =
    sessions && t(details.hours, { first: times(sessions[0]), others: times(sessions.at(-1)!) });
  const { cryptocurrency } = owner;
  const { cryptocurrencyAmount } = prices;
  const dates = { t, language, seminars, now };
  const hasUpcoming = !areCompleted(seminars, now);
  const application = <MailLink t={t} text={apply.button} mail={mail.tgroup} />;
  const action = hasUpcoming ? (
    application
  ) : (
    <MailLink t={t} text={next.button} mail={mail.newDates} />
  );
  const article = <ExternalLink href={owner.articleUrl} newTabLabel={t(linkWords.newTab)} />;
  return (
    <>
      <Hero
        size={hasUpcoming ? 'page' : 'short'}
        figure={hasUpcoming ? <NextSeminarDays {...dates} /> : 'open'}
        eyebrow={t(hero.eyebrow)}
        title={t(hero.title)}
      >
        <Text size="lead">{t(hero.subtitle)}</Text>
        {!hasUpcoming && <Text>{t(next.text)}</Text>}
        <Actions>
          {action}
          <ButtonLink tone="quiet" href={serviceInquiryPath(href, 'schedule')}>
            {t(linkWords.contactForm)}
          </ButtonLink>
        </Actions>
      </Hero>

      <SeminarDates {...dates} />

      <Workshop {...props} />

      <Section
        id="seminar"
        layout="split"
        ground="sunken"
        title={t(details.title)}
        aside={
          <Stack space={7}>
            <Prices t={t} language={language} />
            {action}
          </Stack>
        }
      >
        <DescriptionList
          items={[
            {
              term: t(time.label),
              value: joinSentences(t(seminar.sessions), hours),
            },
            descriptionListItem(t, group, {
              range: formatRange(courses.seminar.participants, language),
            }),
            ...details.entries.map((entry) => descriptionListItem(t, entry)),
            ...(cryptocurrency && cryptocurrencyAmount
              ? [
                  {
                    term: t(details.crypto.label),
                    value: (
                      <RichMessage
                        message={details.crypto.value}
                        values={{
                          amount: formatNumber(cryptocurrencyAmount, language),
                          unit: <OwnerFact fact={cryptocurrency} t={t} />,
                        }}
                      />
                    ),
                  },
                ]
              : []),
            ...details.costs.map((entry) => descriptionListItem(t, entry)),
          ]}
        />
      </Section>

      <Section id="apply" title={t(apply.title)} note={!hasUpcoming && t(apply.early)}>
        <Columns>
          <Steps
            steps={[
              {
                title: t(apply.read.title),
                text: <RichMessage message={apply.read.text} components={{ article }} />,
              },
              { title: t(apply.write.title), text: t(apply.write.text) },
              { title: t(apply.talk.title), text: t(apply.talk.text) },
            ]}
          />
          <Stack space={6}>
            <Note title={t(health.title)}>
              <Text>{t(health.who)}</Text>
              <Text>{t(health.tell)}</Text>
              <Text size="small" tone="muted">
                <RichMessage
                  message={health.privacy}
                  components={{ link: <a href={href('privacy')} /> }}
                />
              </Text>
            </Note>
            {application}
          </Stack>
        </Columns>
      </Section>

      <SeminarDates {...dates} past />
    </>
  );
}

function Workshop({ t, language }: PageProps) {
  const { text, when, button } = schedule.workshop;
  return (
    <Section
      id="workshop"
      layout="split"
      title={t(workshop.title)}
      aside={
        <Stack space={6}>
          <Text size="lead">{t(text)}</Text>
          <MailLink t={t} text={button} mail={schedule.mail.workshop} />
        </Stack>
      }
    >
      <DescriptionList
        items={[
          descriptionListItem(t, when),
          descriptionListItem(t, workshop.where),
          descriptionListItem(t, time, { hours: courses.workshop.hours }),
          descriptionListItem(t, group, {
            range: formatRange(courses.workshop.participants, language),
          }),
        ]}
      />
    </Section>
  );
}

function Prices({ t, language }: Pick<PageProps, 't' | 'language'>) {
  const { individual, company } = seminar;
  const gross = formatPrice(prices.companyGross, language);
  const around = (value: MessageDescriptor) => {
    const { before, after } = textAround(t, value, 'price', { gross });
    // The text after the amount is on its own line.
    return { before, after: after.replace(/^, /, '') };
  };
  return (
    <PriceList
      prices={[
        {
          label: t(individual.label),
          amount: formatPrice(prices.individual, language),
          ...around(individual.value),
        },
        {
          label: t(company.label),
          amount: formatPrice(prices.companyNet, language),
          ...around(company.value),
        },
      ]}
    />
  );
}

/** A link to another site inside a sentence, which provides its text. */
function ExternalLink({
  newTabLabel,
  children,
  ...props
}: ComponentProps<'a'> & { newTabLabel: string }) {
  return (
    <a {...props} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </a>
  );
}
