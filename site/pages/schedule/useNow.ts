import { useSyncExternalStore } from 'react';

const visitedAt = new Date().toISOString();
const never = () => () => {};

/**
 * The visitor's time; during hydration the time of the build, so that React finds the HTML it expects.
 *
 * @param renderedAt - ISO date of the build
 */
export function useNow(renderedAt: string): Date {
  return new Date(
    useSyncExternalStore(
      never,
      () => visitedAt,
      () => renderedAt,
    ),
  );
}
