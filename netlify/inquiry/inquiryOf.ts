import type { Context } from '@netlify/functions';
import { createInquiry, type InquiryService } from './createInquiry.js';

const byContext = new Map<string, InquiryService>();

/** The inquiry as a function of Netlify runs it, composed once for each deploy context. */
export function inquiryOf({ deploy }: Pick<Context, 'deploy'>): InquiryService {
  const { context } = deploy;
  let inquiry = byContext.get(context);
  if (!inquiry) {
    inquiry = createInquiry({
      env: process.env,
      context,
      // Netlify puts included files beside the function; locally they are in the project's folder.
      root: process.env['LAMBDA_TASK_ROOT'] ?? process.cwd(),
    });
    byContext.set(context, inquiry);
  }
  return inquiry;
}
