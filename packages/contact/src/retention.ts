/**
 * How long what belongs to an inquiry is kept: the inbox and the host's rate limit see to it. The privacy
 * texts take every number from here. `docs` and the alarm of `inquiry-health.yml` write the days out: change them too.
 */
export const retention = {
  /** Maximum days to keep a waiting inquiry's content, from its arrival. */
  inquiryDays: 7,
  /** Days to keep the text of a sent inquiry: the mail provider tries for 72 hours before it gives up. */
  sentDays: 4,
  /** Hours the bare key of a sent inquiry, its id and a time, is kept after its text. */
  bareKeyHours: 48,
  /** Seconds over which posts from one IP address are counted. */
  rateWindowSeconds: 180,
} as const;
