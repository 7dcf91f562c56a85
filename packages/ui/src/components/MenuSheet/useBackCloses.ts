import { useEffect } from 'react';

/** Marks the entry of the history that an open sheet adds. */
const isSheetEntry = () => (history.state as { menuSheet?: boolean } | null)?.menuSheet === true;

/**
 * Lets Back close an open sheet instead of leaving the page: on a phone that is how people close a
 * menu. The open sheet has an entry in the history, `menuSheet: true` in its state.
 *
 * @returns takes the entry away again when the sheet is closed by other means. After a link, leave
 *   the entry to the router, which replaces it by the next page.
 */
export function useBackCloses(open: boolean, close: () => void): () => void {
  useEffect(() => {
    if (!open) return;
    if (!isSheetEntry()) history.pushState({ ...history.state, menuSheet: true }, '');
    addEventListener('popstate', close);
    return () => removeEventListener('popstate', close);
    // `close` is new with each render and does the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open]);

  return () => {
    if (isSheetEntry()) history.back();
  };
}
