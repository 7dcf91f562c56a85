import type { Language } from '@advisor/contract/languages';
import { rangeDash } from '../../i18n/formatNumbers.js';
import type { Translate } from '../../i18n/translate.js';
import type { Seminar, Session } from '../../seminars.yaml';
import { seminarCity } from './seminar.js';
import { schedule } from './messages.js';

export function seminarName({ number, sessions }: Seminar, language: Language, t: Translate) {
  const { month } = sessions[0].day[language];
  return t(schedule.seminars.name, { number, month });
}

/** A local time: “09:30”, « 9 h 30 ». */
const formatTime = (time: string, language: Language) =>
  language === 'fr' ? time.replace(/^0?(\d+):/, '$1\u00a0h\u00a0') : time;

/** When a session begins and ends. */
export const sessionHours = ({ start, end }: Session, language: Language) =>
  formatTime(start, language) + rangeDash + formatTime(end, language);

export function sessionPlace({ place }: Session, t: Translate): string {
  const { online, inPerson } = schedule.seminars;
  return place === 'online' ? t(online) : t(inPerson, { city: seminarCity });
}
