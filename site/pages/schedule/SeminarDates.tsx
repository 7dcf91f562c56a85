import { Section, SeminarTable, SeminarTables, Text } from '@advisor/ui';
import type { SeminarDay } from '@advisor/ui/blocks';
import {
  calendarPath,
  hasEnded,
  isCompleted,
  seminarCity,
  seminarName,
  seminarYear,
  sessionHours,
  sessionPlace,
} from './seminar.js';
import { schedule } from './messages.js';
import type { PageProps } from '../../PageProps.js';
import type { Seminar, Session } from '../../seminars.yaml';

type SeminarsProps = { seminars: readonly Seminar[]; now: Date } & Pick<
  PageProps,
  't' | 'language'
>;

type SeminarDatesProps = SeminarsProps & {
  show: 'current' | 'past';
};

/** The upcoming seminars, the next year first, or the past ones, the last year first. */
export function SeminarDates({ show, ...page }: SeminarDatesProps) {
  const isPast = show === 'past';
  const seminars = page.seminars.filter((seminar) => isCompleted(seminar, page.now) === isPast);
  const years = [...new Set(seminars.map(seminarYear))];
  return (isPast ? years.reverse() : years).map((year) => (
    <Section
      key={year}
      space="medium"
      title={page.t(schedule.seminars.title, { year })}
      ground="sunken"
      layout={isPast ? 'split' : 'stacked'}
      intro={isPast && page.t(schedule.seminars.past)}
    >
      <Tables {...page} seminars={seminars.filter((seminar) => seminarYear(seminar) === year)} />
    </Section>
  ));
}

function Tables({ seminars, now, t, language }: SeminarsProps) {
  const texts = schedule.seminars;
  const tables = seminars.map((seminar) => {
    const name = seminarName(seminar, language, t);
    const toCome = seminar.sessions.filter((session) => !hasEnded(session, now));
    return (
      <SeminarTable
        key={seminar.number}
        title={
          <>
            {name}{' '}
            {toCome.length === 0 && (
              <Text as="span" tone="muted">
                {t(texts.completed)}
              </Text>
            )}
          </>
        }
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
  });
  return <SeminarTables timeZoneLabel={t(texts.zone)}>{tables}</SeminarTables>;
}

/** The calendar weeks, which begin on Monday, since that of 1 January 1970, a Thursday. */
const calendarWeek = ({ date }: Session) => Math.floor((Date.parse(date) / 86_400_000 + 3) / 7);

/** The days of a seminar in its hero: with their dates or, while these are not set, with the week’s number. */
export const seminarDays = (
  seminar: Seminar,
  areDatesSet: boolean,
  { t, language }: Pick<PageProps, 't' | 'language'>,
): SeminarDay[] =>
  seminar.sessions.map((session) => ({
    kind: session.place === 'online' ? 'online' : 'inPerson',
    weekday: session.day[language].weekday,
    date: areDatesSet
      ? session.day[language].day
      : t(schedule.seminars.week, {
          number: 1 + calendarWeek(session) - calendarWeek(seminar.sessions[0]),
        }),
    // A dash that may end a line: below a narrow door the hours take two.
    hours: sessionHours(session, language, '–'),
    place: session.place === 'online' ? t(schedule.seminars.online) : seminarCity,
  }));
