/**
 * How long what belongs to an inquiry is kept: the outbox and the host's rate limit see to it. The privacy
 * texts take every number from here. `docs` and the alarm of `inquiry-health.yml` write the days out: change them too.
 */
export const retention = {
  /** Most days to keep an inquiry that is not sent, from its arrival. */
  inquiryDays: 7,
  /** Most days to keep a sent inquiry: the mail provider tries for 72 hours before it gives up. */
  sentDays: 4,
  /** Seconds over which posts from one IP address are counted. */
  rateWindowSeconds: 180,
} as const;
