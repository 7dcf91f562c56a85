import type { InputHTMLAttributes } from 'react';
import { classes } from '../../styles/classes.js';
import { control, short } from './control.css.js';
import { Field, type ControlAttributes, type ControlProps, type ValueProps } from './Field.js';

export interface TextFieldBaseProps
  extends ControlAttributes<InputHTMLAttributes<HTMLInputElement>>, ControlProps<HTMLInputElement> {
  /** An example that nobody has to know, shown while the field is empty; else give a `hint`. */
  placeholder?: string | undefined;
  /**
   * `email`, `tel` and `url` set the keyboard (`inputMode`), `email` also the `pattern`: `type="email"`
   * rejects umlauts, and Chromium rewrites domains (crbug.com/410937). `date`, `time` and `number` are
   * native inputs.
   * @default 'text'
   */
  kind?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time' | 'number' | undefined;
  /** `short` for a number, a day, a postcode; `full` fills the column. @default 'full' */
  width?: 'full' | 'short' | undefined;
  /** The `autocomplete` value: `given-name`, `email`, … */
  autoComplete?: string | undefined;
  defaultValue?: string | number | undefined;
  /** Controlled value. Text typed before hydration is lost. */
  value?: string | number | undefined;
  /** Native limit in characters: the browser truncates a longer paste silently. */
  maxLength?: number | undefined;
  /** Native minimum in characters, checked when the form is sent. */
  minLength?: number | undefined;
  /** A regular expression without slashes for the whole entry. @default more than spaces, or than an `@` */
  pattern?: string | undefined;
  /** Minimum: a number, a day as `2027-01-31`, or a time as `09:30`. */
  min?: number | string | undefined;
  /** Maximum, written like `min`. */
  max?: number | string | undefined;
  /** Increment of numbers, or `any`. @default 1, by the browser */
  step?: number | 'any' | undefined;
}

/** A kind with the attributes that the browser knows for it. */
export type TextFieldKind =
  | {
      kind?: 'text' | 'email' | 'tel' | 'url' | undefined;
      min?: undefined;
      max?: undefined;
      step?: undefined;
    }
  | {
      kind: 'date' | 'time' | 'number';
      minLength?: undefined;
      maxLength?: undefined;
      pattern?: undefined;
      placeholder?: undefined;
    };

export type TextFieldProps = TextFieldBaseProps & ValueProps & TextFieldKind;

/** A single-line field. Uncontrolled by default, so that text typed before hydration is kept. */
export function TextField({ kind = 'text', width = 'full', ref, ...props }: TextFieldProps) {
  const isText = kind !== 'date' && kind !== 'time' && kind !== 'number';
  // Some keyboards write a wide @.
  const textPattern = props.optionalLabel ? undefined : String.raw`.*\S.*`;
  const ownPattern = kind === 'email' ? String.raw`.*\S[@＠]\S.*` : textPattern;
  return (
    <Field {...props}>
      {(attributes) => (
        <input
          {...(isText &&
            kind !== 'text' && {
              inputMode: kind,
              autoCapitalize: 'none',
              autoCorrect: 'off',
              spellCheck: false,
            })}
          {...attributes}
          ref={ref}
          type={isText ? 'text' : kind}
          pattern={isText ? (props.pattern ?? ownPattern) : undefined}
          className={classes(control, width === 'short' && short)}
        />
      )}
    </Field>
  );
}
