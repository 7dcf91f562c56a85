import type { InputHTMLAttributes } from 'react';
import { control } from './control.css.js';
import { Field, type ControlAttributes, type ControlProps } from './Field.js';

export interface TextFieldProps
  extends ControlAttributes<InputHTMLAttributes<HTMLInputElement>>, ControlProps<HTMLInputElement> {
  /** An example, shown while the field is empty; it doesn't replace the label. */
  placeholder?: string | undefined;
  /**
   * `email`, `tel` and `url` only set the keyboard (`inputMode`): Chromium's `type="email"` rejects
   * umlauts and rewrites domains as punycode. `date`, `time` and `number` are native inputs.
   * @default 'text'
   */
  kind?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'number' | undefined;
  /** The `autocomplete` value: `given-name`, `email`, … */
  autoComplete?: string | undefined;
  /** Initial value of an uncontrolled field. */
  defaultValue?: string | number | undefined;
  /** Controlled value; requires `onChange`. Text typed before hydration is lost. */
  value?: string | number | undefined;
  /** Native limit in characters: the browser truncates a longer paste silently. */
  maxLength?: number | undefined;
  /** Minimum: a number, or a day as `2027-01-31`. */
  min?: number | string | undefined;
  /** Maximum: a number, or a day. */
  max?: number | string | undefined;
  /** Increment of numbers, or `any`. @default 1, by the browser */
  step?: number | 'any' | undefined;
}

/** A single-line field. Uncontrolled by default, so that text typed before hydration is kept. */
export function TextField({ kind = 'text', ref, ...props }: TextFieldProps) {
  const isNative = kind === 'date' || kind === 'time' || kind === 'number';
  const keyboard = !isNative &&
    kind !== 'text' && { inputMode: kind, autoCapitalize: 'none', spellCheck: false };
  return (
    <Field {...props}>
      {(attributes) => (
        <input
          {...keyboard}
          {...attributes}
          ref={ref}
          type={isNative ? kind : 'text'}
          className={control}
        />
      )}
    </Field>
  );
}
