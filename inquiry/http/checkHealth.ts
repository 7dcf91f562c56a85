import { logStoreDown } from '../log.js';
import type { Health } from '../outbox/health.js';
import type { Settings } from '../settings.js';
import { baseHeaders } from './responses.js';

/**
 * Responds to a monitor: 200 while settings are right and no inquiry needs a person, else 503. A request with the token
 * of `inquiry-health.yml` also sends the monthly mail; a wrong token gets 401.
 */
export async function checkHealth(
  request: Request,
  health: Health,
  { isPreview, wrongVariables, healthToken }: Settings,
): Promise<Response> {
  if (isPreview) return healthResponse(200);
  const authorization = request.headers.get('Authorization');
  if (authorization && authorization !== `Bearer ${healthToken}`) return healthResponse(401);
  const isHealthy = wrongVariables.length === 0 && (await health.isWell().catch(logStoreDown));
  if (isHealthy && authorization) await health.mailMonthly().catch(logStoreDown);
  return healthResponse(isHealthy ? 200 : 503);
}

const texts = {
  200: 'ok\n',
  401: 'The token is not the HEALTH_TOKEN of the website: see docs/deploy.md.\n',
  503: 'Inquiries need a person: see docs/operations.md.\n',
};

const healthResponse = (status: keyof typeof texts) =>
  new Response(texts[status], {
    status,
    headers: { ...baseHeaders, 'Content-Type': 'text/plain; charset=utf-8' },
  });
