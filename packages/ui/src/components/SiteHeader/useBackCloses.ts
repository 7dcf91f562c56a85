import type { SheetHistoryState } from '../../handover.js';
import { useEffect, useRef } from 'react';

/** Marks the entry of the history that an open sheet adds. */
const isSheetEntry = () => (history.state as SheetHistoryState | null)?.menuSheet === true;

/**
 * Makes Back close an open sheet instead of leaving the page, as people expect on a phone. The open sheet has a
 * history entry with `menuSheet: true` in its state.
 *
 * @returns takes the entry away again when the sheet is closed by other means. After a link, leave
 *   the entry to the router, which replaces it by the next page.
 */
export function useBackCloses(open: boolean, close: () => void): () => void {
  /** Whether `history.back()` is pending. */
  const leaving = useRef(false);

  useEffect(() => {
    if (!open) return;
    const enter = () => history.pushState({ ...history.state, menuSheet: true }, '');
    // Opened again before the browser has left the last entry.
    let entersLater = leaving.current;
    if (!isSheetEntry()) enter();
    const onPop = () => {
      if (!entersLater) return close();
      entersLater = false;
      enter();
    };
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
    // `close` is new with each render and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open]);

  return () => {
    if (!isSheetEntry() || leaving.current) return;
    leaving.current = true;
    addEventListener('popstate', () => (leaving.current = false), { once: true });
    history.back();
  };
}
