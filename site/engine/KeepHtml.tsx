import { Component, type ReactNode } from 'react';

/** The values of a document's form, by the names of its fields. */
type Values = [name: string, value: string][];

type KeepHtmlProps = { children: ReactNode; onError: (typed: Values) => void };

/**
 * An error boundary around the whole site: React would remove the page that an error leaves without a
 * rendering. It reads what is typed before that, and reports it afterwards.
 */
export class KeepHtml extends Component<KeepHtmlProps, { failed: boolean }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  private typed = readForm();

  override getSnapshotBeforeUpdate(): null {
    if (this.state.failed) this.typed = readForm();
    return null;
  }
  // React calls it only if there is `getSnapshotBeforeUpdate`.
  override componentDidUpdate(): void {}

  override componentDidCatch(): void {
    this.props.onError(this.typed);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function readForm(): Values {
  return [...(document.forms[0]?.elements ?? [])].flatMap((field) =>
    'value' in field && 'name' in field && field.name
      ? [[String(field.name), String(field.value)]]
      : [],
  );
}

/** Fills in the form of the document. */
export function fillForm(values: Values): void {
  for (const [name, value] of values) {
    const field = document.forms[0]?.elements.namedItem(name);
    if (field && 'value' in field && field.value !== value) field.value = value;
  }
}
