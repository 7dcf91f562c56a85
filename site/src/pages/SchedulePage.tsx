import {
  Hero,
  Ledger,
  Note,
  Panel,
  PriceList,
  Room,
  SeminarTable,
  SeminarTables,
  Stack,
  StepList,
  Text,
  VisuallyHidden,
} from '@advisor/ui';
import type { ReactNode } from 'react';
import { owner } from '../../owner.js';
import { gross, prices } from '../content/prices.js';
import { schedule } from '../content/schedule.js';
import { seminarGroup, seminars, workshop } from '../content/seminars.js';
import { link } from '../content/shell.js';
import { Rich } from '../i18n/Rich.js';
import {
  formatMonth,
  formatNumber,
  formatPrice,
  formatRange,
  formatShortDate,
  formatTime,
  seminarZone,
} from '../schedule/formats.js';
import type { Seminar } from '../schedule/Seminar.js';
import { seminarStatus } from '../schedule/sessionTimes.js';
import { textAround } from '../schedule/textAround.js';
import { useNow } from '../schedule/useNow.js';
import { MailLink } from './MailLink.js';
import type { PageProps } from './PageProps.js';

export default function SchedulePage(props: PageProps) {
  const { t, href, language } = props;
  const { hero, details, apply, health, mail } = schedule;
  return (
    <>
      <Hero figure="circle" eyebrow={t(hero.eyebrow)} title={t(hero.title)}>
        <Text size="lead">{t(hero.subtitle)}</Text>
      </Hero>

      <Workshop {...props} />
      <SeminarDates {...props} />

      <Room layout="rail" title={t(details.title)}>
        <Ledger
          entries={[
            { term: t(details.support.label), value: t(details.support.value) },
            { term: t(details.location.label), value: t(details.location.value) },
            { term: t(details.language.label), value: t(details.language.value) },
            {
              term: t(schedule.workshop.group.label),
              value: t(schedule.workshop.group.value, {
                range: formatRange(seminarGroup, language),
              }),
            },
          ]}
        />
      </Room>

      <Prices {...props} />

      <Room title={t(apply.title)}>
        <Stack space={7}>
          <StepList
            steps={[
              {
                text: (
                  <Rich
                    message={apply.read}
                    components={{
                      article: <ExternalLink href={owner.articleUrl} newTab={t(link.newTab)} />,
                    }}
                  />
                ),
              },
              { text: t(apply.write) },
              { text: t(apply.talk) },
            ]}
          />
          <Note title={t(health.title)}>
            <Text>{t(health.who)}</Text>
            <Text>{t(health.tell)}</Text>
            <Text size="small" tone="muted">
              <Rich
                message={health.privacy}
                components={{ link: <a href={href('/datenschutz')} /> }}
              />
            </Text>
          </Note>
          <Stack space={3}>
            <MailLink t={t} text={apply.button} mail={mail.tgroup} />
            <Text size="small" tone="muted">
              {t(apply.notBinding)}
            </Text>
          </Stack>
        </Stack>
      </Room>
    </>
  );
}

function Workshop({ t, language }: PageProps) {
  const { title, text, when, where, time, group, button } = schedule.workshop;
  return (
    <Room threshold={false} title={t(title)}>
      <Stack space={6}>
        <Text size="lead">{t(text)}</Text>
        <Ledger
          entries={[
            { term: t(when.label), value: t(when.value) },
            { term: t(where.label), value: t(where.value) },
            { term: t(time.label), value: t(time.value, { hours: workshop.hours }) },
            {
              term: t(group.label),
              value: t(group.value, { range: formatRange(workshop.group, language) }),
            },
          ]}
        />
        <MailLink t={t} text={button} mail={schedule.mail.workshop} />
      </Stack>
    </Room>
  );
}

function SeminarDates({ t, language, renderedAt }: PageProps) {
  const now = useNow(renderedAt);
  const { next } = schedule;
  const texts = schedule.seminars;
  const year = seminars[0]!.sessions[0].date.slice(0, 4);
  const allCompleted = seminars.every((seminar) => seminarStatus(seminar, now) === 'completed');
  return (
    <Room
      layout="wide"
      tone="sunken"
      threshold={false}
      title={t(texts.title, { year })}
      note={t(texts.text)}
    >
      <Stack space={8}>
        {allCompleted && (
          <Panel title={t(next.title)} level={3} tone="plane">
            <Text>{t(next.text, { year })}</Text>
            <MailLink t={t} text={next.button} mail={schedule.mail.tgroup} />
          </Panel>
        )}
        <SeminarTables>
          {seminars.map((seminar) => (
            <SeminarDatesTable
              key={seminar.number}
              t={t}
              language={language}
              now={now}
              seminar={seminar}
            />
          ))}
        </SeminarTables>
      </Stack>
    </Room>
  );
}

function SeminarDatesTable({
  seminar,
  t,
  language,
  now,
}: Pick<PageProps, 't' | 'language'> & { seminar: Seminar; now: Date }) {
  const texts = schedule.seminars;
  const completed = seminarStatus(seminar, now) === 'completed';
  const [first] = seminar.sessions;
  return (
    <SeminarTable
      title={t(texts.name, { number: seminar.number, month: formatMonth(first.date, language) })}
      caption={t(texts.caption, { number: seminar.number })}
      status={t(completed ? texts.completed : texts.upcoming)}
      completed={completed}
      columns={{ date: t(texts.date), time: t(texts.time), place: t(texts.place) }}
      zone={t(texts.zone, { zone: seminarZone(seminar, language) })}
      sessions={seminar.sessions.map((session) => ({
        isoDate: session.date,
        date: formatShortDate(session.date, language),
        time: t(texts.timeRange, {
          start: formatTime(session.start, language),
          end: formatTime(session.end, language),
        }),
        place: session.place === 'online' ? t(texts.online) : t(texts.inPerson, { city: 'Berlin' }),
        kind: session.place === 'online' ? 'online' : 'inPerson',
      }))}
    />
  );
}

function Prices({ t, language }: PageProps) {
  const { title, individual, company, crypto, included, excluded, invoice, scholarship } =
    schedule.prices;
  const unit = owner.cryptocurrency;
  const price = formatPrice(prices.individual, language);
  const net = formatPrice(prices.companyNet, language);
  const withVat = formatPrice(gross(prices.companyNet, prices.vatPercent), language);
  return (
    <Room title={t(title)}>
      <Stack space={7}>
        <PriceList
          prices={[
            {
              label: t(individual.label),
              amount: price,
              ...textAround(t, individual.value, 'price'),
            },
            {
              label: t(company.label),
              amount: net,
              ...textAround(t, company.value, 'price', { gross: withVat }),
            },
            {
              label: t(crypto.label),
              amount: formatNumber(prices.cryptocurrency, language),
              ...(unit
                ? textAround(t, crypto.value, 'amount', { unit })
                : textAround(t, crypto.unknown, 'amount')),
            },
          ]}
        />
        <Ledger
          closed
          entries={[included, excluded, invoice, scholarship].map(({ label, value }) => ({
            term: t(label),
            value: t(value),
          }))}
        />
      </Stack>
    </Room>
  );
}

/** A link inside a sentence that leaves the site. Its words come from the translated sentence. */
function ExternalLink({
  href,
  newTab,
  children,
}: {
  href: string;
  newTab: string;
  children?: ReactNode;
}) {
  return (
    <a href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> ({newTab})</VisuallyHidden>
    </a>
  );
}
