import { DescriptionList, Section, SeminarTable, SeminarTables, Text } from '@advisor/ui';
import type { SeminarDay } from '@advisor/ui/blocks';
import { joinSentences } from '../../i18n/translate.js';
import { calendarPath, hasEnded, isCompleted, seminarCity, seminarYear } from './seminar.js';
import { schedule } from './messages.js';
import { seminarName, sessionHours, sessionPlace } from './formatSession.js';
import type { PageProps } from '../../PageProps.js';
import type { Seminar, Session } from '../../owner/ownersData.js';

type SeminarsProps = { seminars: readonly Seminar[]; now: Date } & Pick<
  PageProps,
  't' | 'language'
>;

const byYear = (seminars: readonly Seminar[]) =>
  [...new Set(seminars.map(seminarYear))].map((year) => ({
    year,
    ofYear: seminars.filter((seminar) => seminarYear(seminar) === year),
  }));

/** The seminars to come, the next year first. */
export function SeminarDates({ seminars, now, ...page }: SeminarsProps) {
  const toCome = seminars.filter((seminar) => !isCompleted(seminar, now));
  return byYear(toCome).map(({ year, ofYear }) => (
    <Section
      key={year}
      ground="sunken"
      space="medium"
      title={page.t(schedule.seminars.title, { year })}
    >
      <SeminarTables timeZoneLabel={page.t(schedule.seminars.zone)}>
        {ofYear.map((seminar) => (
          <SeminarDatesTable key={seminar.number} {...page} now={now} seminar={seminar} />
        ))}
      </SeminarTables>
    </Section>
  ));
}

/** The seminars that are over, the last year first, each in one paragraph. */
export function PastSeminars({ seminars, now, t, language }: SeminarsProps) {
  const { title, past, zone, completed } = schedule.seminars;
  const over = seminars.filter((seminar) => isCompleted(seminar, now));
  return byYear(over)
    .reverse()
    .map(({ year, ofYear }) => (
      <Section
        key={year}
        layout="split"
        rank="second"
        space="medium"
        title={t(title, { year })}
        note={joinSentences(t(past), t(zone))}
      >
        <DescriptionList
          items={ofYear.map((seminar) => ({
            term: seminarName(seminar, language, t),
            value: (
              <Text size="small" tone="muted">
                {[
                  t(completed),
                  ...seminar.sessions.map((session) =>
                    [
                      session.day[language].short.replaceAll(' ', '\u00a0'),
                      sessionHours(session, language),
                      sessionPlace(session, t),
                    ].join(' '),
                  ),
                ].join(' · ')}
              </Text>
            ),
          }))}
        />
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

/** The sessions of a seminar; without dates, what each of them is like. */
export const seminarDays = (
  seminar: Seminar,
  areDatesSet: boolean,
  { t, language }: Pick<PageProps, 't' | 'language'>,
): SeminarDay[] =>
  seminar.sessions.map((session) => ({
    kind: session.place === 'online' ? 'online' : 'inPerson',
    title: session.day[language].weekday,
    lines: [
      areDatesSet
        ? session.day[language].day
        : t(schedule.seminars.week, { number: weekOf(session, seminar) }),
      sessionHours(session, language),
      session.place === 'online' ? t(schedule.seminars.online) : seminarCity,
    ],
  }));
