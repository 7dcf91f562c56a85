/** Keeps a story's links from leading away, in `beforeEach`: the components still see the click. */
export function stayOnPage(): () => void {
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
}
