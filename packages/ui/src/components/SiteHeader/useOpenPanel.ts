import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type MouseEvent,
  type RefObject,
} from 'react';
import * as handover from '../../handover.js';
import { hoverDelays } from '../../theme/tokens.js';

/** A click within this time after hover opened the panel means “open”, not “close”, in ms. */
const clickGrace = 500;

export type OpenPanel = ReturnType<typeof useOpenPanel>;

/** Whether the panel of a group is visible under the pointer or the focus. */
function isShownByCss(group: HTMLElement): boolean {
  const panel = group.querySelector(`[${handover.panel}]`)!;
  return (
    group.matches(':is(:hover, :focus-within)') && getComputedStyle(panel).visibility === 'visible'
  );
}

/** What is left of the delay for a pointer that came to a group before React did, in ms. */
function remainingDelay(group: Element): number {
  const hoveredAt = group.getAttribute(handover.hoveredAt);
  if (!hoveredAt) return hoverDelays.open;
  return Math.max(0, hoverDelays.open - (performance.now() - Number(hoveredAt)));
}

/** Which panel of the bar is open: at first what CSS shows, then what the visitor does. */
export function useOpenPanel(nav: RefObject<HTMLElement | null>, live: boolean) {
  /** Id of the group whose panel is open, or nothing. */
  const [open, setOpen] = useState('');
  /** How long the pointer has to rest on a button until its panel opens, in ms. */
  const [delay, setDelay] = useState<number>(hoverDelays.open);
  /** Whether the panel was open before hydration, so that its entrance isn't played again. */
  const [keptOpen, setKeptOpen] = useState(false);
  const hoverOpenedAt = useRef(-Infinity);
  const clicking = useRef(false);
  const clicked = useRef('');
  /** The button on which the pointer rests while its panel is still closed. */
  const hoveredButton = useRef<HTMLElement>(null);

  // In the commit of the hydration, before anything is painted. Not in `useState`: the first render
  // has to be the server's.
  useLayoutEffect(() => {
    const groups = [...nav.current!.querySelectorAll<HTMLElement>(`[${handover.menu}]`)];
    const shown = groups.find(isShownByCss);
    const hovered = nav.current!.querySelector<HTMLElement>(`[${handover.menu}] > button:hover`);
    // After Escape the panel under the pointer stays closed.
    const isDismissed = nav.current!.hasAttribute(handover.dismissed);
    if (hovered && !isDismissed && !shown?.contains(hovered)) {
      hoveredButton.current = hovered;
      setDelay(shown ? 0 : remainingDelay(hovered.parentElement!));
    }
    // The page's script may have written what CSS showed; React goes on from the server's "false".
    for (const group of groups)
      group.querySelector('button')!.setAttribute('aria-expanded', 'false');
    if (!shown) return;
    // A click rather than a state: Radix then knows, too, that a panel is open, and opens the next
    // one without a delay.
    shown.querySelector('button')!.click();
    clicked.current = '';
    hoverOpenedAt.current = performance.now();
    setKeptOpen(true);
  }, [nav]);

  // The pointer was there before hydration, so Radix has missed its `pointerenter`.
  useEffect(() => {
    if (!live || !hoveredButton.current) return;
    hoveredButton.current.dispatchEvent(
      new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }),
    );
    hoveredButton.current = null;
    setDelay(hoverDelays.open);
  }, [live]);

  return {
    open,
    delay,
    keptOpen,
    /** For Radix: opens the group's panel, or closes it with nothing. */
    change(next: string) {
      const byClick = clicking.current;
      clicking.current = false;
      // Radix's hover timer runs on after a click, and would undo it.
      if (next && next === clicked.current && !byClick) return;
      hoverOpenedAt.current = next && !byClick ? performance.now() : -Infinity;
      setKeptOpen(false);
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
