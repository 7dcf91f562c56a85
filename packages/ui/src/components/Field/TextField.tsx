import type { InputHTMLAttributes } from 'react';
import { classes } from '../../styles/classes.js';
import { control, short } from './control.css.js';
import { Field, type ControlAttributes, type ControlProps, type ValueProps } from './Field.js';

export interface TextFieldBaseProps
  extends ControlAttributes<InputHTMLAttributes<HTMLInputElement>>, ControlProps<HTMLInputElement> {
  /** An example, shown while the field is empty; it doesn't replace the label. */
  placeholder?: string | undefined;
  /**
   * `email`, `tel` and `url` only set the keyboard (`inputMode`): Chromium's `type="email"` rejects
   * umlauts and rewrites domains as punycode. `date`, `time` and `number` are native inputs.
   * @default 'text'
   */
  kind?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'number' | undefined;
  /** `short` for a number, a day, a postcode; `full` fills the column. @default 'full' */
  width?: 'full' | 'short' | undefined;
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

export type TextFieldProps = TextFieldBaseProps & ValueProps;

/** A single-line field. Uncontrolled by default, so that text typed before hydration is kept. */
export function TextField({ kind = 'text', width = 'full', ref, ...props }: TextFieldProps) {
  const isText = kind !== 'date' && kind !== 'time' && kind !== 'number';
  return (
    <Field {...props}>
      {(attributes) => (
        <input
          {...(isText &&
            kind !== 'text' && { inputMode: kind, autoCapitalize: 'none', spellCheck: false })}
          {...attributes}
          ref={ref}
          type={isText ? 'text' : kind}
          className={classes(control, width === 'short' && short)}
        />
      )}
    </Field>
  );
}
