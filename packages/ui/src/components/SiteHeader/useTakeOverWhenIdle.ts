import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Whether React has taken a part of the header over from CSS, which it does as soon as the part is not in
 * use after hydration.
 *
 * @param inUse - a selector that something in the header matches while a visitor uses the part
 */
export function useTakeOverWhenIdle(header: RefObject<HTMLElement | null>, inUse: string): boolean {
  const [calm, setCalm] = useState(false);
  const [looks, setLooks] = useState(0);

  // React commits a layout effect's state synchronously, so no click comes between check and change.
  useLayoutEffect(() => {
    if (calm) return;
    if (!header.current!.querySelector(inUse)) return setCalm(true);
    const timer = setTimeout(() => setLooks(looks + 1), 100);
    return () => clearTimeout(timer);
  }, [header, inUse, calm, looks]);

  return calm;
}
