import { useLayoutEffect, useState, type RefObject } from 'react';

/** Interval in ms at which an element in use is checked again. */
const pause = 100;

/**
 * Whether React has taken an element over from CSS, which it does as soon as the element is not in use after
 * hydration.
 *
 * @param inUse - a selector that the element matches while a visitor uses it
 */
export function useTakeOverWhenIdle(ref: RefObject<HTMLElement | null>, inUse: string): boolean {
  const [calm, setCalm] = useState(false);
  const [looks, setLooks] = useState(0);

  // React commits a layout effect's state synchronously, so no click comes between check and change.
  useLayoutEffect(() => {
    if (calm) return;
    if (!ref.current!.matches(inUse)) return setCalm(true);
    const timer = setTimeout(() => setLooks(looks + 1), pause);
    return () => clearTimeout(timer);
  }, [ref, inUse, calm, looks]);

  return calm;
}
