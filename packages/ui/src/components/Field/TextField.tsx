import { control } from './control.css.js';
import { Field, type ControlProps } from './Field.js';

export type TextFieldProps = ControlProps<HTMLInputElement> & {
  /** Shown while the field is empty, as an example; never in place of the label. */
  placeholder?: string | undefined;
  /**
   * `email` and `tel` bring up the keyboard for an address and for a telephone number. The input stays a
   * text input: Chromium's `type="email"` refuses `müller@example.de` and rewrites `x@münchen.de` as punycode.
   * @default 'text'
   */
  kind?: 'text' | 'email' | 'tel' | undefined;
  /** What the browser may fill in, as in HTML: `given-name`, `email`, … */
  autoComplete?: string | undefined;
  /** The text in the HTML; from then on the field keeps its text itself. */
  defaultValue?: string | undefined;
  /** Shows the text, but takes none. @default false */
  readOnly?: boolean | undefined;
};

/** One line of text. It is uncontrolled, so that nothing typed before React arrives is lost. */
export function TextField({
  placeholder,
  kind = 'text',
  autoComplete,
  defaultValue,
  readOnly = false,
  ref,
  ...props
}: TextFieldProps) {
  return (
    <Field {...props}>
      {(attributes) => (
        <input
          {...attributes}
          ref={ref}
          type="text"
          // The direction of the typed text, which may differ from the page's.
          dir="auto"
          className={control}
          placeholder={placeholder}
          autoComplete={autoComplete}
          defaultValue={defaultValue}
          readOnly={readOnly}
          {...(kind !== 'text' && { inputMode: kind, autoCapitalize: 'none', spellCheck: false })}
        />
      )}
    </Field>
  );
}
