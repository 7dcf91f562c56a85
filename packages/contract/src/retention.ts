/** How long data of an inquiry is kept: the outbox and Netlify's rate limit enforce it, the privacy texts state it. */
export const retention = {
  /** Maximum number of days to keep an unsent inquiry after its arrival. */
  inquiryDays: 7,
  /** Maximum number of days to keep a sent inquiry: the mail provider retries for 72 hours. */
  sentDays: 4,
  /** Seconds over which posts from one IP address are counted. */
  rateWindowSeconds: 180,
} as const;
