import * as handover from '../../handover.js';

/** What an open popover was like when the dialog took its place. */
export type SheetSnapshot = {
  openGroups: readonly string[];
  /** Place of the element with the focus among those that can have it; -1 for none. */
  focus: number;
  /** In px. */
  scrollTop: number;
};

export type SheetState = {
  open: boolean;
  /** What the popover was like when the dialog took its place, until the next opening. */
  snapshot?: SheetSnapshot;
};

export function readSheet(popover: HTMLElement): SheetSnapshot {
  return {
    openGroups: [...popover.querySelectorAll<HTMLElement>('details[open]')].map((group) =>
      group.getAttribute(handover.group)!,
    ),
    focus: focusables(popover).indexOf(document.activeElement as HTMLElement),
    scrollTop: popover.scrollTop,
  };
}

/** What can have the focus, closed groups left out: the same row in popover and dialog. */
export function focusables(sheet: HTMLElement): HTMLElement[] {
  return [...sheet.querySelectorAll<HTMLElement>('a, button, summary')].filter((element) =>
    element.checkVisibility(),
  );
}
