import { createContext, use, useSyncExternalStore } from 'react';

/** When the page is visited, as an ISO date. Stories fix it, so that their pictures stay the same. */
export const VisitTimeContext = createContext(new Date().toISOString());
const never = () => () => {};

/**
 * The visitor's time; during hydration the time of the build, so that React finds the HTML it expects.
 *
 * @param renderedAt - ISO date of the build
 */
export function useNow(renderedAt: string): Date {
  const visitTime = use(VisitTimeContext);
  return new Date(
    useSyncExternalStore(
      never,
      () => visitTime,
      () => renderedAt,
    ),
  );
}
