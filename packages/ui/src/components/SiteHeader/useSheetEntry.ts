import { useEffect, useState } from 'react';
import type { SheetHistoryState } from '../../handover.js';

const isSheetEntry = () => (history.state as SheetHistoryState | null)?.menuSheet === true;

/**
 * Whether the sheet is open. It is an entry of the history, so that Back closes it instead of leaving the
 * page, as people expect on a phone.
 */
export function useSheetEntry() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const follow = () => setOpen(isSheetEntry());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return {
    open,
    show() {
      if (!isSheetEntry()) history.pushState({ ...history.state, menuSheet: true }, '');
      setOpen(true);
    },
    /** After a link to another page the router replaces the entry; else the browser goes back, once. */
    hide(isReplaced = false) {
      if (isReplaced || !isSheetEntry()) return setOpen(false);
      history.replaceState({ ...history.state, menuSheet: false }, '');
      history.back();
    },
  };
}
