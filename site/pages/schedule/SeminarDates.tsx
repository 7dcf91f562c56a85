import { Section, SeminarTable, SeminarTables } from '@advisor/ui';
import { SeminarDays } from '@advisor/ui/blocks';
import { calendarPath, hasEnded, isCompleted, seminarCity, seminarYear } from './seminar.js';
import { schedule } from './messages.js';
import { seminarName, sessionHours, sessionPlace } from './formatSession.js';
import type { PageProps } from '../../PageProps.js';
import type { Seminar, Session } from '../../owner/ownersData.js';

type SeminarsProps = { seminars: readonly Seminar[]; now: Date } & Pick<
  PageProps,
  't' | 'language'
>;

/** The seminars to come, the next year first, or those that are over, the last year first. */
export function SeminarDates({
  seminars,
  now,
  areOver = false,
  ...page
}: SeminarsProps & { areOver?: boolean }) {
  const shown = seminars.filter((seminar) => isCompleted(seminar, now) === areOver);
  const years = [...new Set(shown.map(seminarYear))];
  if (areOver) years.reverse();
  return years.map((year) => (
    <Section
      key={year}
      {...(areOver ? { layout: 'split', rank: 'second' } : { ground: 'sunken' })}
      space="medium"
      title={page.t(schedule.seminars.title, { year })}
      note={areOver && page.t(schedule.seminars.past)}
    >
      <SeminarTables timeZoneLabel={page.t(schedule.seminars.zone)}>
        {shown
          .filter((seminar) => seminarYear(seminar) === year)
          .map((seminar) => (
            <SeminarDatesTable key={seminar.number} {...page} now={now} seminar={seminar} />
          ))}
      </SeminarTables>
    </Section>
  ));
}

function SeminarDatesTable({
  seminar,
  now,
  t,
  language,
}: Omit<SeminarsProps, 'seminars'> & { seminar: Seminar }) {
  const texts = schedule.seminars;
  const toCome = seminar.sessions.filter((session) => !hasEnded(session, now));
  return (
    <SeminarTable
      title={seminarName(seminar, language, t)}
      status={toCome.length === 0 && t(texts.completed)}
      columns={{ date: t(texts.date), time: t(texts.time), place: t(texts.place) }}
      calendar={
        toCome.length < 2
          ? undefined
          : { href: calendarPath(seminar, 'all', language), label: t(texts.calendar) }
      }
      sessions={seminar.sessions.map((session, index) => ({
        isoDate: session.date,
        date: session.day[language].short,
        time: sessionHours(session, language),
        place: sessionPlace(session, t),
        calendar: hasEnded(session, now)
          ? undefined
          : {
              href: calendarPath(seminar, index, language),
              spokenLabel: t(texts.calendarLabel, { date: session.day[language].full }),
            },
      }))}
    />
  );
}

/** The week of the seminar that a session is in, counted from 1. */
const weekOf = ({ date }: Session, { sessions }: Seminar) =>
  1 + Math.floor((Date.parse(date) - Date.parse(sessions[0].date)) / (7 * 24 * 60 * 60 * 1000));

/** The sessions of a seminar as doors; without dates, what each of them is like. */
export function SeminarSessions({
  seminar,
  areDatesSet,
  t,
  language,
}: Pick<PageProps, 't' | 'language'> & { seminar: Seminar; areDatesSet: boolean }) {
  return (
    <SeminarDays
      aria-label={t(schedule.seminars.days)}
      days={seminar.sessions.map((session) => ({
        kind: session.place === 'online' ? 'online' : 'inPerson',
        title: session.day[language].weekday,
        lines: [
          areDatesSet
            ? session.day[language].day
            : t(schedule.seminars.week, { number: weekOf(session, seminar) }),
          sessionHours(session, language),
          session.place === 'online' ? t(schedule.seminars.online) : seminarCity,
        ],
      }))}
    />
  );
}
