import { formatMonth, formatTime } from '../../i18n/formatDates.js';
import { keepTogether } from '../../i18n/translate.js';
import type { Language } from '../../i18n/languages.js';
import type { Translate } from '../../i18n/translate.js';
import type { Seminar, Session } from '../../owner/build/schema.js';
import { seminarCity } from './seminar.js';
import { schedule } from './messages.js';

export function seminarName({ number, sessions }: Seminar, language: Language, t: Translate) {
  const month = formatMonth(sessions[0].date, language);
  return t(schedule.seminars.name, { number, month });
}

/** When a session begins and ends. */
export const sessionHours = ({ start, end }: Session, language: Language) =>
  keepTogether(`${formatTime(start, language)}–${formatTime(end, language)}`);

export function sessionPlace({ place }: Session, t: Translate): string {
  const { online, inPerson } = schedule.seminars;
  return place === 'online' ? t(online) : t(inPerson, { city: seminarCity });
}
