import { rm } from 'node:fs/promises';
import { key, visitor } from '../netlify/testing/post.js';
import { startStandIn } from '../netlify/testing/sendGridStandIn.js';
import { writeFormPages } from '../netlify/testing/writeFormPages.js';
import { endpoint, headers, newInquiryId } from '../packages/contact/src/index.js';
import { startServer } from '../netlify/local/serve.js';
import { spread } from './report.js';

/**
 * Posts inquiries, one after the other, to the function behind the local server: through the store
 * and SendGrid's own client to a stand-in for SendGrid.
 *
 * @returns how long they took to be answered, in ms; ninety-nine of a hundred at most `p99`
 * @throws when one is not answered with 202 or not delivered
 */
export async function measureInquiries(count: number) {
  const root = await writeFormPages();
  const sendGrid = await startStandIn();
  const env = {
    SENDGRID_API_KEY: key,
    SENDGRID_BASE_URL: sendGrid.url,
    CONTACT_TO: 'owner@advisor.example',
    CONTACT_FROM: 'form@advisor.example',
    CONTACT_RATE_LIMIT: '0',
  };
  const server = await startServer({ port: 0, root, env });
  const times: number[] = [];
  const { log } = console;
  // The function's log, two lines an inquiry.
  console.log = () => {};
  try {
    for (let index = 0; index < count; index++) {
      const start = performance.now();
      const { status } = await fetch(server.url + endpoint, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Origin: server.url,
          // Netlify's limit counts by address.
          'X-Forwarded-For': `198.51.${index >> 8}.${index & 255}`,
          [headers.id]: newInquiryId(),
        },
        body: JSON.stringify(visitor),
      });
      times.push(performance.now() - start);
      if (status !== 202) throw new Error(`Inquiry ${index + 1} was answered with ${status}.`);
    }
    if (sendGrid.accepted.length !== count)
      throw new Error(`${sendGrid.accepted.length} of ${count} inquiries were delivered.`);
  } finally {
    console.log = log;
    await server.close();
    await sendGrid.close();
    await rm(root, { recursive: true, force: true });
  }
  const { median, max } = spread(times);
  const p99 = times.toSorted((a, b) => a - b)[Math.ceil(count * 0.99) - 1]!;
  return { count, median, p99, slowest: max };
}
