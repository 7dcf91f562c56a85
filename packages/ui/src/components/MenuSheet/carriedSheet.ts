/** How an open popover stood when the dialog took its place. */
export interface CarriedSheet {
  openGroups: readonly string[];
  /** Place of the element with the focus among those that can have it; -1 for none. */
  focus: number;
  /** In px. */
  scrollTop: number;
}

/** Reads how the popover stands. */
export function readSheet(popover: HTMLElement): CarriedSheet {
  return {
    openGroups: [...popover.querySelectorAll<HTMLElement>('details[open]')].map(
      (group) => group.dataset['group']!,
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
