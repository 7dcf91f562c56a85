import { createHash } from 'node:crypto';
import type { ContactMessage } from '@advisor/contract/contactMessage';
import { fields, mapFields } from '@advisor/contract/fields';
import { languages } from '@advisor/contract/languages';
import { z } from 'zod';

export const inquirySchema = z.object({
  /** Hash of the message: equal messages have equal ids. The German mails label it „Nummer“. */
  id: z.string(),
  /** A field that the form did not have yet is empty. */
  message: z.object(mapFields(() => z.string().default(''))),
  language: z.enum(languages),
  /** Milliseconds since 1970. */
  receivedAt: z.number(),
  /** Whether the honeypot was filled in. The message is still sent, with a warning. */
  isSuspicious: z.boolean().default(false),
});

export type Inquiry = z.infer<typeof inquirySchema>;

export const inquiryId = (message: ContactMessage) =>
  createHash('sha256')
    .update(JSON.stringify(fields.map((field) => message[field])))
    .digest('hex')
    .slice(0, 20);
