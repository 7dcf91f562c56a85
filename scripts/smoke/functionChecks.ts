import { endpoint, type Refused } from '../../packages/contact/src/wire.js';
import type { SmokeCheck, SmokedSite } from './SmokedSite.js';

/** A message that is refused for its first field, so that nothing is ever stored or sent. */
const withoutFirstName = {
  firstName: '',
  lastName: 'Smoke test',
  email: 'smoke@example.com',
  company: '',
  subject: 'Smoke test',
  message: 'Smoke test',
  service: '',
};

const post = (site: SmokedSite, init: { origin?: string; type?: string } = {}) =>
  site.ask(endpoint, {
    method: 'POST',
    headers: {
      'Content-Type': init.type ?? 'application/json',
      Origin: init.origin ?? site.origin,
    },
    body: JSON.stringify(withoutFirstName),
  });

async function refusalProblem(what: string, answer: Promise<Response>, status: number) {
  const response = await answer;
  return response.status === status
    ? []
    : `${endpoint} answers ${what} with ${response.status}, expected ${status}`;
}

/** The form's function, without a single message: each of these posts has to be refused. */
export const functionChecks: SmokeCheck[] = [
  {
    name: 'the form’s function is there and refuses what it must',
    problems: async (site) =>
      (
        await Promise.all([
          refusalProblem('a visit', site.ask(endpoint), 405),
          refusalProblem('plain text', post(site, { type: 'text/plain' }), 415),
          refusalProblem('another website', post(site, { origin: 'https://example.com' }), 403),
        ])
      ).flat(),
  },
  {
    name: 'the form’s function checks a message',
    problems: async (site) => {
      const response = await post(site);
      const answer = (await response.json().catch(() => ({}))) as Partial<Refused>;
      return response.status === 400 && answer.issue?.field === 'firstName'
        ? []
        : [
            `${endpoint} answers a message without a first name with ${response.status} ` +
              `${JSON.stringify(answer)}, expected 400 and the field firstName`,
          ];
    },
  },
];
