import { useLayoutEffect, useState, type RefObject } from 'react';

/** After how many ms an element that is in use is looked at again. */
const pause = 100;

/**
 * Whether React may take an element over from CSS: from the first moment after hydration in which it
 * is not in use.
 *
 * @param inUse - a selector that the element matches while a visitor uses it
 */
export function useTakeOverWhenIdle(ref: RefObject<HTMLElement | null>, inUse: string): boolean {
  const [calm, setCalm] = useState(false);
  const [looks, setLooks] = useState(0);

  // React commits what a layout effect sets before anything else runs: no click comes between the look
  // and the change.
  useLayoutEffect(() => {
    if (calm) return;
    if (!ref.current!.matches(inUse)) return setCalm(true);
    const timer = setTimeout(setLooks, pause, looks + 1);
    return () => clearTimeout(timer);
  }, [ref, inUse, calm, looks]);

  return calm;
}
