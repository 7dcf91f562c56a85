import * as z from 'zod/mini';

const address = z.strictObject({ email: z.string(), name: z.optional(z.string()) });
const enabled = z.strictObject({ enable: z.boolean(), enable_text: z.optional(z.boolean()) });

/**
 * What SendGrid's OpenAPI description (twilio/sendgrid-oai, tsg_mail_v3.json, commit dbe0e0d) says of
 * the properties that this project sends; any other property is our mistake.
 */
const request = z.strictObject({
  personalizations: z.array(
    z.strictObject({
      to: z.array(address),
      custom_args: z.optional(z.record(z.string(), z.string())),
      headers: z.optional(z.record(z.string(), z.string())),
    }),
  ),
  from: address,
  reply_to: z.optional(address),
  subject: z.string().check(z.minLength(1)),
  content: z.array(
    z.strictObject({
      type: z.string().check(z.minLength(1)),
      value: z.string().check(z.minLength(1)),
    }),
  ),
  headers: z.optional(z.record(z.string(), z.string())),
  tracking_settings: z.strictObject({
    click_tracking: enabled,
    open_tracking: enabled,
    subscription_tracking: enabled,
    ganalytics: enabled,
  }),
});

/** What is wrong with the body of a request to `/v3/mail/send`, one sentence each. */
export function requestFaults(body: unknown): string[] {
  const { error } = request.safeParse(body);
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
}
