/**
 * What an error of React may take away: nothing. React empties the page that an error leaves without a rendering.
 *
 * 1. Before React comes, `snapshotPage` copies the page that was sent.
 * 2. On an error, `HydrationErrorBoundary`, which is around the whole site, holds on to what is shown, before React removes it.
 * 3. Once React is gone, `restorePage` brings the sent page back as HTML, with its head and with what is typed. After a
 *    link was followed, what is shown stays while the document of the address loads: another try, and only one,
 *    because that page is then sent.
 */
import * as contract from '@advisor/ui/hydrationContract';
import { Component, type ReactNode } from 'react';
import { fallBackToCssPanels } from './fallBackToCssPanels.js';

export function snapshotPage(root: HTMLElement) {
  return {
    pathname: location.pathname,
    html: root.cloneNode(true),
    head: [...document.head.querySelectorAll('title,meta,link')],
  };
}

/** What was shown when the error came. The elements keep what is typed in them. */
type Shown = { nodes: ChildNode[]; focused: Element | null };

type KeepHtmlProps = {
  children: ReactNode;
  /** Called once, when React has removed the page. */
  onError: (shown: Shown) => void;
};

export class HydrationErrorBoundary extends Component<KeepHtmlProps, { shown?: Shown }> {
  static getDerivedStateFromError = () => ({
    shown: {
      nodes: [...document.getElementById('root')!.childNodes],
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

/** @param isLeft - whether a link was followed */
export function restorePage(
  root: HTMLElement,
  shown: Shown,
  sent: ReturnType<typeof snapshotPage>,
  isLeft: boolean,
): void {
  // The sent page also fails on its way out, when the address is the next one's already.
  const isSent = !isLeft && location.pathname === sent.pathname;
  root.replaceChildren(...(isSent ? sent.html.childNodes : shown.nodes));
  document.documentElement.removeAttribute(contract.hydrated);
  fallBackToCssPanels();
  if (!isSent) return location.reload();
  document.head.append(...sent.head.filter((element) => !element.isConnected));
  restoreTypedValues(shown);
}

/** Copies the values of the form that was shown into the one that is there now, and goes on where the visitor was. */
export function restoreTypedValues({ nodes, focused }: Shown): void {
  const before = document.createElement('div');
  before.append(...nodes);
  // A choice has no selection, and an address has none that can be read.
  for (const old of before.querySelectorAll<HTMLTextAreaElement>('form [name]')) {
    const field = document.forms[0]?.elements.namedItem(old.name) as HTMLTextAreaElement | null;
    if (!field) continue;
    if (field.value !== old.value) field.value = old.value;
    if (old !== focused) continue;
    field.focus({ preventScroll: true });
    if (old.selectionStart != null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}
