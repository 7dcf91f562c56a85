type EntryState = { withoutReact?: boolean } | null;

/** Loads the document again after React has failed to render its page. It then stays HTML, see loader/loadReact.ts. */
export function reloadWithoutReact(): void {
  history.replaceState({ ...(history.state as EntryState), withoutReact: true }, '');
  location.reload();
}

/** Whether the document was loaded again for that reason. Only once: a visitor who reloads it gets React. */
export function takeReloadMark(): boolean {
  const state = history.state as EntryState;
  if (!state?.withoutReact) return false;
  history.replaceState({ ...state, withoutReact: false }, '');
  return true;
}
