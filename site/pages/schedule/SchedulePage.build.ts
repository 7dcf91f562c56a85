import type { Event, Place } from 'schema-dts';
import { prices } from '../../prices.yaml';
import { schedule } from './messages.js';
import { courses } from '../../courses/courses.js';
import { nav } from '../../sections/messages.js';
import { seminars, type Seminar, type Session } from '../../seminars.yaml';
import type { PageBuild } from '../../PageBuild.js';
import { business, type StructuredDataInput } from '../../seo/structuredData.js';
import { calendarFiles } from './calendarFiles.js';
import { hasBegun, isCompleted, seminarCity, seminarName } from './seminar.js';

export const structuredData: PageBuild['structuredData'] = (page) => events(page, seminars);

export const files: PageBuild['files'] = (page) => calendarFiles(seminars, page);

export function events(page: StructuredDataInput, all: readonly Seminar[]): Event[] {
  return all
    .filter((seminar) => !isCompleted(seminar, page.now))
    .map((seminar) => event(page, seminar));
}

function event(page: StructuredDataInput, seminar: Seminar): Event {
  const { plain, language } = page;
  const { sessions } = seminar;
  const url = page.pageUrl('schedule');
  const name = seminarName(seminar, language, plain);
  const shared = { '@type': 'Event', eventStatus: 'https://schema.org/EventScheduled' } as const;
  return {
    ...shared,
    ...attendance(sessions, url),
    name: `${plain(nav.cases.tgroupCase)}: ${name}`,
    description: plain(schedule.hero.text),
    url,
    inLanguage: [...courses.seminar.languages],
    startDate: sessions[0].startsAt,
    endDate: sessions.at(-1)!.endsAt,
    organizer: business(page),
    ...(!hasBegun(seminar, page.now) && {
      offers: {
        '@type': 'Offer',
        price: prices.individual,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        url,
      },
    }),
    image: page.image,
    subEvent: sessions.map((session) => ({
      ...shared,
      ...attendance([session], url),
      name: `${name}: ${session.day[language].full}`,
      startDate: session.startsAt,
      endDate: session.endsAt,
    })),
  };
}

/** Where sessions take place: a place for each kind, and whether one attends online. */
function attendance(sessions: readonly Session[], url: string) {
  const isOnline = sessions.some(({ place }) => place === 'online');
  const isInBerlin = sessions.some(({ place }) => place === 'berlin');
  const mode = !isOnline ? 'Offline' : isInBerlin ? 'Mixed' : 'Online';
  const room: Place = {
    '@type': 'Place',
    name: seminarCity,
    address: { '@type': 'PostalAddress', addressLocality: seminarCity, addressCountry: 'DE' },
  };
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
    location: [
      ...(isOnline ? [{ '@type': 'VirtualLocation', url } as const] : []),
      ...(isInBerlin ? [room] : []),
    ],
  } as const satisfies Partial<Event>;
}
