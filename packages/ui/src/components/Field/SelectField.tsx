'use client';

import type { KeyboardEvent, SelectHTMLAttributes } from 'react';
import { logEmptyItems, logWrongOptions } from '../../devErrors.js';
import { classes } from '../../styles/classes.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './control.css.js';
import { Field, type ControlAttributes, type ControlProps, type ValueProps } from './Field.js';

export type SelectOption = {
  /** Submitted value; the same in every language. Only the `placeholder` has an empty one. */
  value: string;
  label: string;
  /** Not selectable; explain why in the `label`. @default false */
  disabled?: boolean | undefined;
};

export interface SelectFieldBaseProps
  extends
    ControlAttributes<SelectHTMLAttributes<HTMLSelectElement>>,
    ControlProps<HTMLSelectElement> {
  /** First option, with an empty value: “Please select”. */
  placeholder: string;
  /** What can be chosen, in this order. */
  options: readonly SelectOption[];
  defaultValue?: string | undefined;
  value?: string | undefined;
}

export type SelectFieldProps = SelectFieldBaseProps & ValueProps;

/** Prevents the keys that change the choice; those of the browser still work: Tab, F5, Ctrl+R. */
function keepChoice(event: KeyboardEvent) {
  const isShortcut = event.altKey || event.ctrlKey || event.metaKey;
  const opens = /^(Arrow(Up|Down)|Home|End|Page(Up|Down)|Enter|F4)$/.test(event.key);
  if (opens || (!isShortcut && /^(.|Arrow(Left|Right))$/u.test(event.key))) event.preventDefault();
}

/** A native select. */
export function SelectField({
  placeholder,
  options,
  readOnly,
  onKeyDown,
  ref,
  ...props
}: SelectFieldProps) {
  const component = `SelectField “${props.name}”`;
  logWrongOptions(component, options, [props.value ?? props.defaultValue]);
  logEmptyItems(component, options, 'label');
  logEmptyItems(component, options, 'value');
  return (
    <Field {...props}>
      {(attributes) => (
        <div className={styles.selectFrame}>
          <select
            // After a form action React resets it to the `defaultValue` that it began with.
            key={props.defaultValue}
            {...attributes}
            ref={ref}
            // HTML has no read-only select; `control.css.ts` keeps the pointer away.
            aria-readonly={readOnly}
            onKeyDown={(event) => {
              if (readOnly) keepChoice(event);
              onKeyDown?.(event);
            }}
            className={classes(styles.control, styles.select)}
          >
            <option value="">{placeholder}</option>
            {options.map(({ value, label, disabled }, index) => (
              <option key={index} value={value} disabled={disabled}>
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
