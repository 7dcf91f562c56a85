/** Prevents navigation in stories, in `beforeEach`; the components still get the click. */
export function stayOnPage(): () => void {
  const stay = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  };
  document.addEventListener('click', stay);
  return () => document.removeEventListener('click', stay);
}
