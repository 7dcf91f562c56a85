import { assertUsage } from '../../assertUsage.js';
import type { ChangeEvent } from 'react';
import { control } from './control.css.js';
import { Field, type ControlProps } from './Field.js';

export type TextFieldProps = ControlProps<HTMLInputElement> & {
  /** Shown while the field is empty, as an example; never in place of the label. */
  placeholder?: string | undefined;
  /**
   * `email`, `tel` and `url` bring up the keyboard for an address, a telephone number and a web address. The
   * input stays a text input: Chromium's `type="email"` refuses `müller@example.de` and rewrites `x@münchen.de`
   * as punycode. `date`, `time` and `number` are the browser's own. @default 'text'
   */
  kind?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'number' | undefined;
  /** What the browser may fill in, as in HTML: `given-name`, `email`, … */
  autoComplete?: string | undefined;
  /** The text in the HTML; from then on the field keeps its text itself. */
  defaultValue?: string | undefined;
  /** The text, kept by you: needs `onChange`. What is typed before React arrives is lost then. */
  value?: string | undefined;
  /** Called at each change, as React's `onChange`. */
  onChange?: ((event: ChangeEvent<HTMLInputElement>) => void) | undefined;
  /** The most characters that the browser lets in: it cuts a longer paste without a word. */
  maxLength?: number | undefined;
  /** The least number, or the first day as `2027-01-31`. */
  min?: number | string | undefined;
  /** The greatest number, or the last day. */
  max?: number | string | undefined;
  /** Between two numbers; without it the browser takes 1. */
  step?: number | undefined;
  /** Shows the text, but takes none. @default false */
  readOnly?: boolean | undefined;
};

/** What a browser takes as the value of a kind; at anything else it empties the field. */
const readable: Partial<Record<NonNullable<TextFieldProps['kind']>, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d(:\d\d)?$/,
  number: /^-?\d*\.?\d+(e[+-]?\d+)?$/i,
};

/** One line of text, a day, a time or a number. Uncontrolled unless it has a `value`, so that nothing typed before React arrives is lost. */
export function TextField({
  placeholder,
  kind = 'text',
  autoComplete,
  defaultValue,
  value,
  onChange,
  maxLength,
  min,
  max,
  step,
  readOnly = false,
  ref,
  ...props
}: TextFieldProps) {
  const isText = kind !== 'date' && kind !== 'time' && kind !== 'number';
  assertUsage(
    () =>
      [min, max, value, defaultValue].every(
        (each) => !each || readable[kind]?.test(`${each}`) !== false,
      ),
    `TextField: a browser cannot read the \`value\`, \`min\` or \`max\` of “${props.name}”. Write a date as 2027-01-31, a time as 09:30, a number as 1.5.`,
  );
  assertUsage(
    () =>
      min === undefined ||
      max === undefined ||
      kind === 'time' ||
      (kind === 'date' ? min <= max : Number(min) <= Number(max)),
    `TextField: \`min\` of “${props.name}” is greater than \`max\`, and nothing is right. Swap them.`,
  );
  return (
    <Field {...props}>
      {(attributes) => (
        <input
          {...attributes}
          ref={ref}
          type={isText ? 'text' : kind}
          // The direction of the typed text, which may differ from the page's.
          dir={isText ? 'auto' : undefined}
          className={control}
          placeholder={placeholder}
          autoComplete={autoComplete}
          {...{ defaultValue, value, onChange, maxLength, min, max, step, readOnly }}
          {...(isText &&
            kind !== 'text' && { inputMode: kind, autoCapitalize: 'none', spellCheck: false })}
        />
      )}
    </Field>
  );
}
