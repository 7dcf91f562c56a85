import type { Event } from 'schema-dts';
import { prices } from '../../prices.yaml';
import { schedule } from './messages.js';
import { courses } from '../../shared/schedule/courses.js';
import { nav } from '../../shared/messages.js';
import { formatDate } from '../../i18n/formatDates.js';
import { seminarName } from './formatSession.js';
import type { Seminar } from '../../owner/rules.js';
import { isCompleted, seminarCity, sessionTimes } from './seminar.js';
import type { StructuredDataInput } from '../../seo/structuredData.js';
import { practice } from '../../seo/professionalService.js';

export function events(page: StructuredDataInput, seminars: readonly Seminar[]): Event[] {
  return seminars
    .filter((seminar) => !isCompleted(seminar, page.now))
    .map((seminar) => event(page, seminar));
}

function event(page: StructuredDataInput, seminar: Seminar): Event {
  const { plain, language } = page;
  const [first] = seminar.sessions;
  const last = seminar.sessions.at(-1)!;
  const url = page.pageUrl('schedule');
  const name = seminarName(seminar, language, plain);
  const isOnline = seminar.sessions.some(({ place }) => place === 'online');
  const isInBerlin = seminar.sessions.some(({ place }) => place === 'berlin');
  const attendance = !isOnline ? 'Offline' : isInBerlin ? 'Mixed' : 'Online';
  const address = {
    '@type': 'PostalAddress' as const,
    addressLocality: seminarCity,
    addressCountry: 'DE',
  };
  const places = isInBerlin ? [{ '@type': 'Place' as const, name: seminarCity, address }] : [];
  return {
    '@type': 'Event',
    name: `${plain(nav.cases.tgroup)}: ${name}`,
    description: plain(schedule.hero.subtitle),
    url,
    inLanguage: [...courses.seminar.languages],
    startDate: sessionTimes(first).start.toISOString(),
    endDate: sessionTimes(last).end.toISOString(),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${attendance}EventAttendanceMode`,
    location: [...(isOnline ? [{ '@type': 'VirtualLocation' as const, url }] : []), ...places],
    organizer: practice(page),
    offers: {
      '@type': 'Offer',
      price: prices.individual,
      priceCurrency: 'EUR',
      url,
    },
    image: page.image,
    subEvent: seminar.sessions.map((session) => {
      const { start, end } = sessionTimes(session);
      return {
        '@type': 'Event' as const,
        name: `${name}: ${formatDate(session.date, language)}`,
        startDate: start.toISOString(),
        endDate: end.toISOString(),
      };
    }),
  };
}
