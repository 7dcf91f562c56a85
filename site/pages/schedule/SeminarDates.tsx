import { Section, SeminarDays, SeminarTable, SeminarTables } from '@advisor/ui';
import {
  areCompleted,
  calendarPath,
  isCompleted,
  seminarCity,
  seminarYear,
  sessionTimes,
} from './seminar.js';
import { schedule } from './messages.js';
import { seminarName, sessionHours, sessionPlace } from './formatSession.js';
import { formatDate, formatMonth, formatShortDate } from '../../i18n/formatDates.js';
import type { PageProps } from '../../PageProps.js';
import type { Translate } from '../../i18n/translate.js';
import type { Seminar, Session } from '../../owner/rules.js';

type SeminarDatesProps = {
  seminars: readonly Seminar[];
  now: Date;
  past?: boolean;
} & Pick<PageProps, 't' | 'language'>;

/** The seminars of the years to come, the next first, or of those that are over, the last first. */
export function SeminarDates({ seminars, now, past = false, ...page }: SeminarDatesProps) {
  const { t } = page;
  const years = [...new Set(seminars.map(seminarYear))].sort();
  const inYear = (year: string) => seminars.filter((seminar) => seminarYear(seminar) === year);
  const shown = years.filter((year) => areCompleted(inYear(year), now) === past);
  return (past ? shown.reverse() : shown).map((year) => (
    <Section
      key={year}
      ground="sunken"
      rank={past ? 'second' : 'first'}
      title={t(schedule.seminars.title, { year })}
    >
      <SeminarTables>
        {inYear(year).map((seminar) => (
          <SeminarDatesTable key={seminar.number} {...page} now={now} seminar={seminar} />
        ))}
      </SeminarTables>
    </Section>
  ));
}

const dayOf = ({ date, place }: Session, t: Translate) => ({
  isoDate: date,
  kind: place === 'online' ? ('online' as const) : ('inPerson' as const),
  day: String(Number(date.slice(8))),
  where: place === 'online' ? t(schedule.seminars.online) : seminarCity,
});

/** The days of the next seminar, which must exist. */
export function NextSeminarDays({ seminars, now, t, language }: SeminarDatesProps) {
  const seminar = seminars.find((each) => !isCompleted(each, now))!;
  return (
    <SeminarDays
      title={`${formatMonth(seminar.sessions[0].date, language)} ${seminarYear(seminar)}`}
      sessions={seminar.sessions.map((session) => dayOf(session, t))}
    />
  );
}

function SeminarDatesTable({
  seminar,
  t,
  language,
  now,
}: Omit<SeminarDatesProps, 'seminars'> & { seminar: Seminar }) {
  const texts = schedule.seminars;
  const completed = isCompleted(seminar, now);
  const calendarOf = (session: Session, index: number) =>
    sessionTimes(session).end > now && {
      calendar: {
        href: calendarPath(seminar, index, language),
        label: t(texts.calendar),
        spokenLabel: t(texts.calendarLabel, { date: formatDate(session.date, language) }),
      },
    };
  return (
    <SeminarTable
      title={seminarName(seminar, language, t)}
      caption={t(texts.caption, { number: seminar.number })}
      status={t(completed ? texts.completed : texts.upcoming)}
      completed={completed}
      columns={{ date: t(texts.date), time: t(texts.time), place: t(texts.place) }}
      zone={t(texts.zone)}
      sessions={seminar.sessions.map((session, index) => ({
        ...dayOf(session, t),
        date: formatShortDate(session.date, language),
        time: sessionHours(session, language, t),
        place: sessionPlace(session, t),
        ...calendarOf(session, index),
      }))}
    />
  );
}
