/** Height in px of the document's content, or of the window if an overlay is open. */
export function contentHeight(body: HTMLElement): number {
  const document = body.ownerDocument;
  const drawn = '#storybook-root, #storybook-root ~ *, #storybook-docs';
  const { scrollY, innerHeight } = document.defaultView!;
  const edges = [...document.querySelectorAll(drawn)].map(
    (element) => element.getBoundingClientRect().bottom + scrollY,
  );
  const overlay = ':popover-open, dialog[open], [data-swipe-direction]';
  const covered = document.querySelector(overlay);
  const margin = parseFloat(getComputedStyle(body).paddingBottom);
  return Math.ceil(Math.max(covered ? innerHeight : 1, ...edges) + margin);
}
