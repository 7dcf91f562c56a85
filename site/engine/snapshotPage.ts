import * as contract from '@advisor/ui/hydrationContract';
import { fallBackToCssPanels } from './fallBackToCssPanels.js';

/** Takes a snapshot of the page and of what is typed, because an error makes React empty its root. */
export function snapshotPage(root: HTMLElement) {
  const { pathname } = location;
  const { lang } = document.documentElement;
  const sent = root.cloneNode(true);
  const head = [...document.head.querySelectorAll('title,meta,link')].map((element) => ({
    element,
    // React may change the element.
    copy: element.cloneNode(true),
  }));
  let shown = [...root.childNodes];
  let [form] = document.forms;
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target as Element));

  return {
    /** To be called once React has rendered the page anew. The form restores its draft, but not without storage. */
    restoreTyped(): void {
      copyTypedValues(form, focused);
      shown = [...root.childNodes];
      // The page may have failed without its form.
      form = document.forms[0] ?? form;
    },

    /**
     * To be called once React is unmounted: shows the HTML that was sent. After a change of page it loads
     * the document of the new address, once: that is then the page that was sent.
     */
    restorePage(): void {
      const isSent = location.pathname === pathname;
      root.replaceChildren(...(isSent ? sent.childNodes : shown));
      document.documentElement.removeAttribute(contract.hydrated);
      fallBackToCssPanels();
      if (!isSent) return location.reload();
      document.documentElement.lang = lang;
      document.head.append(
        ...head.filter(({ element }) => !element.isConnected).map(({ copy }) => copy),
      );
      copyTypedValues(form, focused);
    },
  };
}

/** Copies what was typed in a form that is gone to the present one, and moves the focus with its selection. */
function copyTypedValues(form: HTMLFormElement | undefined, focused: Element | null): void {
  if (form?.isConnected !== false) return;
  // The type covers `selectionStart`, which is null for an email field and absent from a select.
  for (const old of [...form.elements] as HTMLTextAreaElement[]) {
    const field = document.forms[0]?.elements.namedItem(old.name) as HTMLTextAreaElement | null;
    if (!field) continue;
    if (field.value !== old.value) field.value = old.value;
    if (old !== focused) continue;
    field.focus({ preventScroll: true });
    if (old.selectionStart != null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
  }
}
