import { assertUsage } from '../../assertUsage.js';
import type { InputHTMLAttributes } from 'react';
import { control } from './control.css.js';
import { Field, type ControlAttributes, type ControlProps, type Keeper } from './Field.js';

export interface TextFieldBaseProps
  extends ControlAttributes<InputHTMLAttributes<HTMLInputElement>>, ControlProps<HTMLInputElement> {
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
  /** What is in it in the HTML; from then on the field keeps its text itself. */
  defaultValue?: string | number | undefined;
  /** What is in it, kept by you: needs `onChange`. What is typed before React arrives is lost then. */
  value?: string | number | undefined;
  /** The most characters that the browser lets in: it cuts a longer paste without a word. */
  maxLength?: number | undefined;
  /** The least number, or the first day as `2027-01-31`. */
  min?: number | string | undefined;
  /** The greatest number, or the last day. */
  max?: number | string | undefined;
  /** Between two numbers, or `any`; without it the browser takes 1. */
  step?: number | 'any' | undefined;
}

export type TextFieldProps = TextFieldBaseProps & Keeper;

/** What a browser takes as the value of a kind; at anything else it empties the field. */
const readable: Partial<Record<NonNullable<TextFieldProps['kind']>, RegExp>> = {
  date: /^\d{4}-\d\d-\d\d$/,
  time: /^\d\d:\d\d(:\d\d)?$/,
  number: /^-?\d*\.?\d+(e[+-]?\d+)?$/i,
};

/** One line of text, a day, a time or a number. Uncontrolled unless it has a `value`, so that nothing typed before React arrives is lost. */
export function TextField({ kind = 'text', ref, ...props }: TextFieldProps) {
  const { name, min, max, value, defaultValue } = props;
  const isText = kind !== 'date' && kind !== 'time' && kind !== 'number';
  assertUsage(
    () =>
      [min, max, value, defaultValue].every(
        (each) => !each || readable[kind]?.test(`${each}`) !== false,
      ),
    `TextField: a browser cannot read the \`value\`, \`min\` or \`max\` of “${name}”. Write a date as 2027-01-31, a time as 09:30, a number as 1.5.`,
  );
  assertUsage(
    () =>
      min === undefined ||
      max === undefined ||
      kind === 'time' ||
      (kind === 'date' ? min <= max : Number(min) <= Number(max)),
    `TextField: \`min\` of “${name}” is greater than \`max\`, and nothing is right. Swap them.`,
  );
  return (
    <Field {...props}>
      {(attributes) => (
        <input
          {...(isText &&
            kind !== 'text' && { inputMode: kind, autoCapitalize: 'none', spellCheck: false })}
          {...attributes}
          ref={ref}
          type={isText ? 'text' : kind}
          className={control}
        />
      )}
    </Field>
  );
}
