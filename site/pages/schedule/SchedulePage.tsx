import { events } from './events.js';
import {
  Actions,
  ButtonLink,
  Columns,
  Comparison,
  ContactBlock,
  Hero,
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
import { EmailLink } from '../../owner/EmailLink.js';
import { OwnerSignature } from '../../owner/OwnerSignature.js';
import { prices } from '../../prices.yaml';
import { schedule } from './messages.js';
import { seminars } from '../../seminars.yaml';
import { courses } from '../../shared/schedule/courses.js';
import { compared, group, seminar, time, workshop } from '../../shared/schedule/messages.js';
import { seminarPrices } from '../../shared/schedule/seminarPrices.js';
import { footer, linkWords } from '../../shared/messages.js';
import { nextSteps } from '../../shared/nextSteps/messages.js';
import { answerTime } from '../../shared/nextSteps/terms.js';
import { RichMessage } from '../../i18n/RichMessage.js';
import { formatNumber, formatRange } from '../../i18n/formatNumbers.js';
import { joinSentences } from '../../i18n/translate.js';
import { serviceInquiryPath } from '../../shared/serviceInquiry.js';
import type { PageProps } from '../../PageProps.js';
import { descriptionListItem } from '../../shared/descriptionListItem.js';
import { MailLink } from '../../shared/MailLink.js';
import type { Metadata } from '../../seo/metadata.js';
import { formatMonth } from '../../i18n/formatDates.js';
import { sessionHours } from './formatSession.js';
import type { Session } from '../../owner/rules.js';
import { OwnerFact } from '../../owner/OwnerFact.js';
import { isCompleted, seminarYear } from './seminar.js';
import { SeminarDates, SeminarSessions } from './SeminarDates.js';
import { useNow } from './useNow.js';

export const metadata: Metadata = {
  ...schedule.seo,
  breadcrumb: footer.schedule,
  structuredData: (page) => events(page, seminars),
};

export default function SchedulePage({ t, href, language, renderedAt }: PageProps) {
  const now = useNow(renderedAt);
  const { hero, details, next, apply, closing, health, mail } = schedule;
  const coming = seminars.filter((each) => !isCompleted(each, now));
  const shown = coming[0] ?? seminars.at(-1);
  const times = (session: Session) => sessionHours(session, language, t);
  const hours =
    shown &&
    t(details.hours, {
      first: times(shown.sessions[0]),
      others: times(shown.sessions.at(-1)!),
    });
  const dates = { t, language, seminars, now };
  const action =
    coming.length > 0 ? (
      <MailLink t={t} text={apply.button} mail={mail.tgroup} />
    ) : (
      <MailLink t={t} text={next.button} mail={mail.newDates} />
    );
  const size = (range: readonly [number, number]) =>
    t(group.value, { range: formatRange(range, language) });
  const article = <ExternalLink href={owner.articleUrl} newTabLabel={t(linkWords.newTab)} />;
  return (
    <>
      <Hero
        id="intro"
        {...(shown
          ? {
              size: 'wide',
              figure: (
                <SeminarSessions
                  t={t}
                  language={language}
                  seminar={shown}
                  dated={coming.length > 0}
                />
              ),
            }
          : { figure: 'open' })}
        eyebrow={t(hero.eyebrow)}
        title={t(hero.title)}
      >
        <Text size="lead">{t(hero.subtitle)}</Text>
        {coming.length === 0 && (
          <Text tone="muted">{joinSentences(shown && t(next.drawing), t(next.none))}</Text>
        )}
        <Actions>
          {action}
          <ButtonLink tone="quiet" href={serviceInquiryPath(href, 'schedule')}>
            {t(linkWords.contactForm)}
          </ButtonLink>
        </Actions>
      </Hero>

      <SeminarDates {...dates} />

      <Section space="medium">
        <Comparison
          title={t(compared)}
          offers={[
            {
              id: 'workshop',
              title: t(workshop.title),
              text: t(schedule.workshop.text),
              action: <MailLink t={t} text={schedule.workshop.button} mail={mail.workshop} />,
            },
            {
              id: 'seminar',
              title: t(details.title),
              text: joinSentences(t(seminar.sessions), hours),
              action,
            },
          ]}
          rows={[
            {
              term: t(schedule.workshop.when.label),
              values: [
                t(schedule.workshop.when.value),
                coming
                  .map(
                    (each) =>
                      `${formatMonth(each.sessions[0].date, language)} ${seminarYear(each)}`,
                  )
                  .join(', ') || t(next.tell),
              ],
            },
            {
              term: t(time.label),
              values: [t(time.value, { hours: courses.workshop.hours }), t(details.time)],
            },
            {
              term: t(workshop.where.label),
              values: [t(workshop.where.value), t(details.where)],
            },
            {
              term: t(seminar.language.label),
              values: [t(details.language), t(seminar.language.value)],
            },
            {
              term: t(group.label),
              values: [size(courses.workshop.participants), size(courses.seminar.participants)],
            },
          ]}
        />
      </Section>

      <Prices t={t} language={language} />

      <Section
        id="apply"
        space="medium"
        title={t(apply.title)}
        note={coming.length === 0 && t(apply.early)}
      >
        <Columns>
          <Steps
            layout="list"
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
            <Actions>
              <MailLink t={t} text={apply.button} mail={mail.tgroup} />
            </Actions>
          </Stack>
        </Columns>
      </Section>

      <SeminarDates {...dates} past />

      <ContactBlock
        title={t(closing.title)}
        signature={<OwnerSignature t={t} language={language} proof={t(nextSteps.message.text)} />}
        text={t(closing.text)}
        note={answerTime(t)}
        actions={
          <>
            <ButtonLink href={serviceInquiryPath(href, 'schedule')}>
              {t(linkWords.contactForm)}
            </ButtonLink>
            <EmailLink t={t} action />
          </>
        }
      />
    </>
  );
}

function Prices({ t, language }: Pick<PageProps, 't' | 'language'>) {
  const { title, conditions, crypto } = schedule.costs;
  const { cryptocurrency } = owner;
  const { cryptocurrencyAmount } = prices;
  return (
    <Section id="prices" ground="sunken" space="medium">
      <PriceList
        title={t(title)}
        prices={[
          ...seminarPrices(t, language),
          ...(cryptocurrency && cryptocurrencyAmount
            ? [
                {
                  label: t(crypto.label),
                  amount: formatNumber(cryptocurrencyAmount, language),
                  after: (
                    <RichMessage
                      message={crypto.value}
                      values={{ unit: <OwnerFact fact={cryptocurrency} t={t} /> }}
                    />
                  ),
                },
              ]
            : []),
        ]}
        conditions={conditions.map((entry) => descriptionListItem(t, entry))}
      />
    </Section>
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
