/** Lengths of time in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const dayLength = 24 * hour;

const berlin = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' });

/** The day in Berlin at an instant, such as `2027-01-31`. */
export const berlinDay = (at: Date | number): string => berlin.format(at);
