import { useEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { media } from '../../theme/media.js';
import { readSheet, type SheetState } from './sheetSnapshot.js';
import type { MenuSheetDialog } from './MenuSheetDialog.js';

type Dialog = typeof MenuSheetDialog;

/** While a finger or a key is down, its click has to reach what it went down on; in ms. */
const pressedRetry = 50;

/**
 * The dialog that takes the popover's place, as soon as the screen is small and its chunk is there.
 * If the chunk doesn't arrive the popover goes on working.
 *
 * @param onChange - called in the same commit, with the state in which the popover was
 */
export function useSheetDialog(
  popover: RefObject<HTMLElement | null>,
  live: boolean,
  onChange: (state: SheetState) => void,
): Dialog | undefined {
  const [dialog, setDialog] = useState<Dialog>();

  useEffect(() => {
    if (!live) return;
    const small = matchMedia(media.belowWide);
    const stop = new AbortController();
    let timer = 0;

    const takePlace = (Dialog: Dialog) => {
      if (stop.signal.aborted) return;
      const current = popover.current!;
      if (current.matches(':active')) {
        timer = window.setTimeout(takePlace, pressedRetry, Dialog);
        return;
      }
      stop.abort();
      // At once: nothing may happen between reading the popover and replacing it.
      flushSync(() => {
        onChange(
          isPopoverOpen(current) ? { open: true, snapshot: readSheet(current) } : { open: false },
        );
        setDialog(() => Dialog);
      });
    };
    const load = () => {
      if (!small.matches) return;
      import('./MenuSheetDialog.js').then(
        (module) => takePlace(module.MenuSheetDialog),
        () => {},
      );
    };

    load();
    small.addEventListener('change', load, { signal: stop.signal });
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [live, popover, onChange]);

  return dialog;
}

/** `:popover-open` is an error in browsers without popovers. */
export function isPopoverOpen(element: HTMLElement): boolean {
  return 'popover' in element && element.matches(':popover-open');
}
