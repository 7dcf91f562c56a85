import { Component, type ReactNode } from 'react';

/** What the visitor has typed into the document's form, and where. */
type Typed = {
  values: [name: string, value: string][];
  /** Name of the field with the focus. */
  focused: string | null;
  selection: [start: number | null, end: number | null];
};

type Left = { typed: Typed; shown: Node };

type KeepHtmlProps = {
  children: ReactNode;
  /** Called once, when React has removed the page, with what was typed in it and a copy of it. */
  onError: (left: Left) => void;
};

/**
 * An error boundary around the whole site: React would remove the page that an error leaves without a
 * rendering. It reads what is typed before that, and reports it afterwards.
 */
export class KeepHtml extends Component<KeepHtmlProps, { left?: Left }> {
  static getDerivedStateFromError = () => ({
    left: { typed: readForm(), shown: document.getElementById('root')!.cloneNode(true) },
  });
  override state: { left?: Left } = {};

  private isReported = false;

  override componentDidCatch(): void {
    // Several elements may fail at once.
    if (!this.isReported) this.props.onError(this.state.left!);
    this.isReported = true;
  }

  override render() {
    return this.state.left ? null : this.props.children;
  }
}

function readForm(): Typed {
  const values = [...(document.forms[0]?.elements ?? [])].flatMap((field): Typed['values'] =>
    'value' in field && 'name' in field && field.name
      ? [[String(field.name), String(field.value)]]
      : [],
  );
  const { name, selectionStart, selectionEnd } = document.activeElement as HTMLTextAreaElement;
  return { values, focused: name ?? null, selection: [selectionStart, selectionEnd] };
}

/** Fills in the form of the document, and goes on where the visitor was. */
export function fillForm({ values, focused, selection: [start, end] }: Typed): void {
  const fields = document.forms[0]?.elements;
  for (const [name, value] of values) {
    const field = fields?.namedItem(name) as HTMLTextAreaElement | null;
    if (!field) continue;
    if (field.value !== value) field.value = value;
    if (name !== focused) continue;
    field.focus({ preventScroll: true });
    // A choice and an address have none.
    if (start != null) field.setSelectionRange(start, end);
  }
}
