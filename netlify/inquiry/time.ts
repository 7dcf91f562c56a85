/* Lengths of time in milliseconds. */
export const minute = 60_000;
export const hour = 60 * minute;
export const dayLength = 24 * hour;
