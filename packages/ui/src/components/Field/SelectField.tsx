import type { SelectHTMLAttributes } from 'react';
import { assertEntries, assertTexts, assertUsage } from '../../assertUsage.js';
import { classes } from '../../styles/classes.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './control.css.js';
import { Field, type ControlAttributes, type ControlProps, type Keeper } from './Field.js';

export type SelectOption = {
  /** What the form sends; stable, in no language. */
  value: string;
  /** What the visitor reads. */
  label: string;
  /** Seen, but not to be chosen: say in the `label` why. @default false */
  disabled?: boolean | undefined;
};

export interface SelectFieldBaseProps
  extends
    ControlAttributes<SelectHTMLAttributes<HTMLSelectElement>>,
    ControlProps<HTMLSelectElement> {
  /** The first option, chosen at first, with an empty value: “Please select”. */
  placeholder: string;
  /** What there is to choose from, in this order. */
  options: readonly SelectOption[];
  /** The value that is chosen in the HTML; from then on the field keeps it itself. */
  defaultValue?: string | undefined;
  /** The chosen value, kept by you: needs `onChange`. */
  value?: string | undefined;
}

export type SelectFieldProps = SelectFieldBaseProps & Keeper;

/** A choice of one, drawn by the browser. Uncontrolled unless it has a `value`. */
export function SelectField({ placeholder, options, ref, ...props }: SelectFieldProps) {
  const preset = props.value ?? props.defaultValue;
  assertTexts('SelectField', { placeholder });
  assertEntries('SelectField', 'options', options, ['value', 'label']);
  assertUsage(
    () => new Set(options.map(({ value }) => value)).size === options.length,
    'SelectField: two of the `options` have the same `value`. Give each its own.',
  );
  assertUsage(
    () => !preset || options.some(({ value }) => value === preset),
    `SelectField: “${preset}” is none of the options’ values. Correct \`value\` or \`defaultValue\`, or the options.`,
  );
  return (
    <Field {...props}>
      {(attributes) => (
        <div className={styles.selectFrame}>
          <select {...attributes} ref={ref} className={classes(styles.control, styles.select)}>
            <option value="">{placeholder}</option>
            {options.map(({ value, label, disabled }) => (
              <option key={value} value={value} disabled={disabled}>
                {label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron" />
          </span>
        </div>
      )}
    </Field>
  );
}
