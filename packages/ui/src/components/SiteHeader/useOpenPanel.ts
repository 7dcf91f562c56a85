import { useRef, useState, type MouseEvent } from 'react';

/** A click within this time after hover opened the panel means “open”, not “close”, in ms. */
const clickGrace = 500;

export type OpenPanel = ReturnType<typeof useOpenPanel>;

/** Which panel of the bar is open. */
export function useOpenPanel() {
  /** Id of the group whose panel is open, or nothing. */
  const [open, setOpen] = useState('');
  const hoverOpenedAt = useRef(-Infinity);
  const clicking = useRef(false);
  const clicked = useRef('');
  return {
    open,
    /** For Radix: opens the group's panel, or closes it with nothing. */
    change(next: string) {
      const byClick = clicking.current;
      clicking.current = false;
      // Radix's hover timer runs on after a click, and would undo it.
      if (next && next === clicked.current && !byClick) return;
      hoverOpenedAt.current = next && !byClick ? performance.now() : -Infinity;
      setOpen(next);
    },
    enter() {
      clicked.current = '';
    },
    /** A button is clicked, by pointer or keyboard. */
    click(event: MouseEvent, id: string) {
      const byPointer = event.detail > 0;
      if (byPointer && open === id && performance.now() - hoverOpenedAt.current < clickGrace) {
        event.preventDefault();
        return;
      }
      // Radix calls `change` next, for this click.
      clicking.current = true;
      clicked.current = id;
    },
  };
}
