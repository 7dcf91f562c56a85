import type { Thing, WithContext } from 'schema-dts';
import { seminars } from '../pages/schedule/seminars.js';
import { article } from './article.js';
import { breadcrumbs } from './breadcrumbs.js';
import { events } from './events.js';
import type { PageContext } from './PageContext.js';
import { person } from './person.js';
import { professionalService } from './professionalService.js';
import { service } from './service.js';

/** Everything a page tells search engines about itself: one JSON-LD object each. */
export function pageStructuredData(page: PageContext): WithContext<Thing>[] {
  const things: (Thing | undefined)[] = [
    page.path === '/' ? professionalService(page) : undefined,
    service(page),
    page.path === '/ueber-mich' ? person(page) : undefined,
    article(page),
    ...(page.path === '/termine-anmeldung' ? events(page, seminars) : []),
    breadcrumbs(page),
  ];
  return things
    .filter((thing) => thing !== undefined)
    .map(
      (thing) => ({ '@context': 'https://schema.org', ...(thing as object) }) as WithContext<Thing>,
    );
}
