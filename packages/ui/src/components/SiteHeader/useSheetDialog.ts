import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { media } from '../../theme/media.js';
import type { MenuSheetDialog } from './MenuSheetDialog.js';

type Dialog = typeof MenuSheetDialog;

/**
 * The dialog that takes the popover's place: on a small screen, once its chunk is there and the popover
 * is closed. If the chunk doesn't arrive the popover goes on working.
 */
export function useSheetDialog(popover: RefObject<HTMLElement | null>): Dialog | undefined {
  const [dialog, setDialog] = useState<Dialog>();

  useEffect(() => {
    const small = matchMedia(media.belowWide);
    const stop = new AbortController();
    const { signal } = stop;
    const takePlace = (Dialog: Dialog) => {
      if (signal.aborted) return;
      const current = popover.current!;
      if (isPopoverOpen(current)) {
        current.addEventListener('toggle', () => takePlace(Dialog), { once: true, signal });
        return;
      }
      stop.abort();
      // At once: a click between the check and the commit would open a popover that is about to go.
      flushSync(() => setDialog(() => Dialog));
    };
    const load = () => {
      if (!small.matches) return;
      import('./MenuSheetDialog.js').then(
        (module) => takePlace(module.MenuSheetDialog),
        () => {},
      );
    };
    load();
    small.addEventListener('change', load, { signal });
    return () => stop.abort();
  }, [popover]);

  return dialog;
}

/** `:popover-open` is an error in browsers without popovers. */
export function isPopoverOpen(element: HTMLElement): boolean {
  return 'popover' in element && element.matches(':popover-open');
}
