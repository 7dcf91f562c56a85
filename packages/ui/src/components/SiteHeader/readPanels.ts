/** The bar's state before hydration, shown by CSS alone. */
export type Panels = {
  /** Id of the group whose panel is visible under the pointer or the focus. */
  shown: string | undefined;
  /** The button on which the pointer rests while its panel is still closed. */
  awaited: HTMLElement | null;
  buttons: readonly HTMLElement[];
};

/** Reads the state of a navigation's panels from the document. */
export function readPanels(nav: HTMLElement): Panels {
  const groups = [...nav.querySelectorAll<HTMLElement>('[data-menu]')];
  const shown = groups.find(
    (group) => group.matches(':is(:hover, :focus-within)') && isPanelVisible(group),
  );
  const hovered = nav.querySelector<HTMLElement>('[data-menu] > button:hover');
  // After Escape the panel under the pointer stays closed.
  const dismissed = nav.hasAttribute('data-esc');
  return {
    shown: shown?.dataset['menu'],
    awaited: hovered && !dismissed && !shown?.contains(hovered) ? hovered : null,
    buttons: groups.map((group) => group.querySelector('button')!),
  };
}

function isPanelVisible(group: HTMLElement): boolean {
  return getComputedStyle(group.querySelector('[data-panel]')!).visibility === 'visible';
}
