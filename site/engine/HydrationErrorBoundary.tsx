/**
 * Keeps the page when React fails, which would empty it.
 *
 * 1. Before hydration, `snapshotPage` copies the HTML that was sent.
 * 2. On an error, the boundary keeps the nodes that are shown.
 * 3. When React has unmounted, `restorePage` puts the copy back, with its head and the values that were typed. After
 *    a change of page it reloads instead, once: the loaded page is then the one that was sent.
 */
import * as contract from '@advisor/ui/hydrationContract';
import { Component, type ReactNode } from 'react';
import { fallBackToCssPanels } from './fallBackToCssPanels.js';

export function snapshotPage(root: HTMLElement) {
  return {
    pathname: location.pathname,
    title: document.title,
    language: document.documentElement.lang,
    html: root.cloneNode(true),
    head: [...document.head.querySelectorAll('title,meta,link')],
  };
}

/** The page at the time of the error, with what was typed. */
type Shown = {
  title: string;
  nodes: ChildNode[];
  form: HTMLFormElement | undefined;
  focused: Element | null;
};

type BoundaryProps = {
  children: ReactNode;
  /** Called once, after React has removed the page. */
  onError: (shown: Shown) => void;
};

export class HydrationErrorBoundary extends Component<BoundaryProps, { shown?: Shown }> {
  static getDerivedStateFromError = () => ({
    shown: {
      title: document.title,
      nodes: [...document.getElementById('root')!.childNodes],
      form: document.forms[0],
      focused: document.activeElement,
    },
  });
  override state: { shown?: Shown } = {};

  private isReported = false;

  override componentDidCatch(): void {
    // Several elements may fail at once.
    if (!this.isReported) this.props.onError(this.state.shown!);
    this.isReported = true;
  }

  override render() {
    return this.state.shown ? null : this.props.children;
  }
}

export function restorePage(
  root: HTMLElement,
  shown: Shown,
  sent: ReturnType<typeof snapshotPage>,
): void {
  // Back leads to the address that was sent, but the head is still that of the page before.
  const isSent = location.pathname === sent.pathname && shown.title === sent.title;
  root.replaceChildren(...(isSent ? sent.html.childNodes : shown.nodes));
  document.documentElement.removeAttribute(contract.hydrated);
  fallBackToCssPanels();
  if (!isSent) return location.reload();
  document.documentElement.lang = sent.language;
  document.head.append(...sent.head.filter((element) => !element.isConnected));
  copyTypedValues(shown.form, shown.focused);
}

/** Copies what was typed in a former form into the present one, and moves the focus with its selection. */
export function copyTypedValues(from: HTMLFormElement | undefined, focused: Element | null): void {
  // The type covers `selectionStart`, which is null for an email field and absent from a select.
  for (const old of (from?.elements ?? []) as Iterable<HTMLTextAreaElement>) {
    const field = document.forms[0]?.elements.namedItem(old.name) as HTMLTextAreaElement | null;
    if (!field) continue;
    if (field.value !== old.value) field.value = old.value;
    if (old !== focused) continue;
    field.focus({ preventScroll: true });
    if (old.selectionStart != null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}
