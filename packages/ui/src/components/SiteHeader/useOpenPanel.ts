import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react';

/** A click within this time after hover opened the panel means “open”, not “close”, in ms. */
const clickGrace = 500;

export type OpenPanel = {
  /** Id of the group whose panel is open, or nothing. */
  open: string;
  /** Whether the panel was open before hydration, so that its entrance isn't played again. */
  carried: boolean;
  /** For Radix: opens the group's panel, or closes it with nothing. */
  change: (open: string) => void;
  /** The pointer enters a button. */
  enter: () => void;
  /** A button is clicked, by pointer or keyboard. */
  click: (event: MouseEvent, id: string) => void;
};

/** Whether the panel of a group is visible under the pointer or the focus. */
function isShownByCss(group: HTMLElement): boolean {
  const panel = group.querySelector('[data-panel]')!;
  return (
    group.matches(':is(:hover, :focus-within)') && getComputedStyle(panel).visibility === 'visible'
  );
}

/** Which panel of the bar is open: at first what CSS shows, then what the visitor does. */
export function useOpenPanel(nav: RefObject<HTMLElement | null>, live: boolean): OpenPanel {
  const [open, setOpen] = useState('');
  const [carried, setCarried] = useState(false);
  const hoverOpenedAt = useRef(-Infinity);
  const clicking = useRef(false);
  const clicked = useRef('');
  /** The button on which the pointer rests while its panel is still closed. */
  const awaited = useRef<HTMLElement>(null);

  // In the commit of the hydration, before anything is painted. Not in `useState`: the first render
  // has to be the server's.
  useLayoutEffect(() => {
    const groups = [...nav.current!.querySelectorAll<HTMLElement>('[data-menu]')];
    const shown = groups.find(isShownByCss);
    const hovered = nav.current!.querySelector<HTMLElement>('[data-menu] > button:hover');
    // After Escape the panel under the pointer stays closed.
    const dismissed = nav.current!.hasAttribute('data-esc');
    if (!dismissed && !shown?.contains(hovered)) awaited.current = hovered;
    // A page's script may have written what CSS showed; React goes on from the server's "false".
    for (const group of groups)
      group.querySelector('button')!.setAttribute('aria-expanded', 'false');
    if (!shown) return;
    setOpen(shown.dataset['menu']!);
    setCarried(true);
    hoverOpenedAt.current = performance.now();
  }, [nav]);

  // The pointer was there before hydration, so Radix has missed its `pointerenter`.
  useEffect(() => {
    if (!live) return;
    awaited.current?.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
    );
    awaited.current = null;
  }, [live]);

  return {
    open,
    carried,
    change(next) {
      const byClick = clicking.current;
      clicking.current = false;
      // Radix's hover timer runs on after a click, and would undo it.
      if (next && next === clicked.current && !byClick) return;
      hoverOpenedAt.current = next && !byClick ? performance.now() : -Infinity;
      setCarried(false);
      setOpen(next);
    },
    enter() {
      clicked.current = '';
    },
    click(event, id) {
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
