import {
  Heading,
  PastSeminars,
  Section,
  SeminarDays,
  SeminarTable,
  SeminarTables,
  Stack,
} from '@advisor/ui';
import { calendarPath, hasEnded, isCompleted, seminarCity, seminarYear } from './seminar.js';
import { schedule } from './messages.js';
import { seminarName, sessionHours, sessionPlace } from './formatSession.js';
import { formatDate, formatDay, formatShortDate, formatWeekday } from '../../i18n/formatDates.js';
import type { PageProps } from '../../PageProps.js';
import type { Translate } from '../../i18n/translate.js';
import type { Seminar, Session } from '../../owner/build/schema.js';

type SeminarsProps = { seminars: readonly Seminar[]; now: Date } & Pick<
  PageProps,
  't' | 'language'
>;

const byYear = (seminars: readonly Seminar[]) =>
  [...new Set(seminars.map(seminarYear))].map((year) => ({
    year,
    ofYear: seminars.filter((seminar) => seminarYear(seminar) === year),
  }));

/** The seminars to come by year, the next first. */
export function UpcomingSeminars({ seminars, now, ...page }: SeminarsProps) {
  const upcoming = seminars.filter((seminar) => !isCompleted(seminar, now));
  return byYear(upcoming).map(({ year, ofYear }) => (
    <Section
      key={year}
      ground="sunken"
      space="medium"
      title={page.t(schedule.seminars.title, { year })}
    >
      <SeminarTables>
        {ofYear.map((seminar) => (
          <SeminarDatesTable key={seminar.number} {...page} now={now} seminar={seminar} />
        ))}
      </SeminarTables>
    </Section>
  ));
}

/** The seminars that are over by year, the last year first. */
export function CompletedSeminars({ seminars, now, ...page }: SeminarsProps) {
  const { t, language } = page;
  const completed = seminars.filter((seminar) => isCompleted(seminar, now));
  return byYear(completed)
    .reverse()
    .map(({ year, ofYear }) => (
      <Section key={year} space="small">
        <Stack>
          <Heading level={2} size="h3">
            {t(schedule.seminars.title, { year })}
          </Heading>
          <PastSeminars
            timeZoneLabel={t(schedule.seminars.zone)}
            seminars={ofYear.map((seminar) => ({
              title: seminarName(seminar, language, t),
              status: t(schedule.seminars.completed),
              sessions: seminar.sessions.map((session) => sessionTexts(session, page)),
            }))}
          />
        </Stack>
      </Section>
    ));
}

const sessionTexts = (session: Session, { t, language }: Pick<PageProps, 't' | 'language'>) => ({
  isoDate: session.date,
  date: formatShortDate(session.date, language),
  time: sessionHours(session, language),
  place: sessionPlace(session, t),
});

/** From 1 on. */
const weekOf = ({ date }: Session, { sessions }: Seminar) =>
  1 + Math.floor((Date.parse(date) - Date.parse(sessions[0].date)) / (7 * 24 * 60 * 60 * 1000));

/** Where a session is, in one word. */
const placeOf = ({ place }: Session, t: Translate) =>
  place === 'online' ? t(schedule.seminars.online) : seminarCity;

/** The sessions of a seminar as doors; without dates, what each of them is like. */
export function SeminarSessions({
  seminar,
  dated,
  t,
  language,
}: Pick<PageProps, 't' | 'language'> & { seminar: Seminar; dated: boolean }) {
  return (
    <SeminarDays
      aria-label={t(schedule.seminars.days)}
      days={seminar.sessions.map((session) => ({
        kind: session.place === 'online' ? 'online' : 'inPerson',
        title: formatWeekday(session.date, language),
        lines: [
          dated
            ? formatDay(session.date, language)
            : t(schedule.seminars.week, { number: weekOf(session, seminar) }),
          sessionHours(session, language),
          placeOf(session, t),
        ],
      }))}
    />
  );
}

function SeminarDatesTable({
  seminar,
  t,
  language,
  now,
}: Omit<SeminarsProps, 'seminars'> & { seminar: Seminar }) {
  const texts = schedule.seminars;
  const calendarOf = (session: Session, index: number) =>
    !hasEnded(session, now) && {
      calendar: {
        href: calendarPath(seminar, index, language),
        spokenLabel: t(texts.calendarLabel, { date: formatDate(session.date, language) }),
      },
    };
  return (
    <SeminarTable
      title={seminarName(seminar, language, t)}
      caption={t(texts.caption, { number: seminar.number })}
      columns={{ date: t(texts.date), time: t(texts.time), place: t(texts.place) }}
      timeZoneLabel={t(texts.zone)}
      calendar={
        seminar.sessions.filter((each) => !hasEnded(each, now)).length < 2
          ? undefined
          : { href: calendarPath(seminar, 'all', language), label: t(texts.calendar) }
      }
      sessions={seminar.sessions.map((session, index) => ({
        ...sessionTexts(session, { t, language }),
        ...calendarOf(session, index),
      }))}
    />
  );
}
