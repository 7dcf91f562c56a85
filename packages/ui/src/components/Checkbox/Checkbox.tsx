'use client';

import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { logWrongOptions } from '../../devErrors.js';
import { classes } from '../../styles/classes.js';
import { Field, fieldId } from '../Field/Field.js';
import type { ControlAttributes, ControlProps } from '../Field/Field.js';
import type { SelectOption } from '../Field/SelectField.js';
import { Stack } from '../Stack/Stack.js';
import * as styles from './Checkbox.css.js';

type NativeAttributes = Omit<ControlAttributes<InputHTMLAttributes<HTMLInputElement>>, 'value'>;

export interface CheckboxProps
  extends NativeAttributes, Omit<ControlProps<HTMLInputElement>, 'label' | 'optionalLabel'> {
  /** What is chosen or agreed to, beside the box; may contain a link. */
  label: ReactNode;
  /** Whether the form needs it ticked, as for a consent. @default false */
  required?: boolean | undefined;
  /** Submitted under `name` if it is ticked. @default 'on', by the browser */
  value?: string | undefined;
  /** Whether it is ticked at first. A consent must not be. @default false */
  defaultChecked?: boolean | undefined;
  /** Controlled state: change it in `onChange`, or the box stays as it is. */
  checked?: boolean | undefined;
}

/** A yes. For several answers to one question use `CheckboxGroup`. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} type="checkbox" />;
}

interface GroupProps extends Omit<ControlProps<HTMLInputElement>, 'ref'> {
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /** What can be chosen, in this order. */
  options: readonly SelectOption[];
}

export interface CheckboxGroupProps extends GroupProps {
  /** The values that are chosen at first. @default none */
  defaultValue?: readonly string[] | undefined;
  /** Controlled values: change them in `onChange`. */
  value?: readonly string[] | undefined;
}

/** A question with several answers. No browser requires one of several boxes: check what is sent. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  return <Group {...props} type="checkbox" />;
}

export interface RadioGroupProps extends GroupProps {
  /** The value that is chosen at first. @default none */
  defaultValue?: string | undefined;
  /** Controlled value: change it in `onChange`. */
  value?: string | undefined;
}

/** A question with one answer out of a few, all of which are seen. */
export function RadioGroup({ defaultValue, value, ...props }: RadioGroupProps) {
  const list = (chosen?: string) => (chosen === undefined ? undefined : [chosen]);
  return <Group {...props} type="radio" defaultValue={list(defaultValue)} value={list(value)} />;
}

function Group({
  type,
  options,
  defaultValue = [],
  value: values,
  readOnly,
  onChange,
  ...props
}: CheckboxGroupProps & Pick<ChoiceProps, 'type'>) {
  const { name, id = fieldId(name), optionalLabel } = props;
  logWrongOptions(`CheckboxGroup or RadioGroup “${name}”`, options, values ?? defaultValue);
  // No radio button is read-only, but their group may be; with checkboxes it is the other way round.
  const group = type === 'radio' ? { role: 'radiogroup' as const, 'aria-readonly': readOnly } : {};
  return (
    <Field {...props} {...group} labelPosition="group">
      {({ 'aria-invalid': isInvalid }) => (
        <Stack space={3}>
          {options.map((option, index) => (
            <Choice
              key={index}
              {...{ ...option, type, name, readOnly, onChange, isInvalid }}
              id={`${id}-${index}`}
              required={type === 'radio' && !optionalLabel}
              {...(values
                ? { checked: values.includes(option.value) }
                : { defaultChecked: defaultValue.includes(option.value) })}
            />
          ))}
        </Stack>
      )}
    </Field>
  );
}

type ChoiceProps = CheckboxProps & {
  type: 'checkbox' | 'radio';
  /** Whether the issue of its group is about it. @default false */
  isInvalid?: boolean | undefined;
};

function Choice({
  type,
  required = false,
  readOnly,
  isInvalid,
  ref,
  onClick,
  ...props
}: ChoiceProps) {
  return (
    <Field {...props} required={required} labelPosition="beside">
      {(attributes) => (
        <input
          {...attributes}
          aria-invalid={isInvalid || attributes['aria-invalid']}
          ref={ref}
          type={type}
          className={classes(styles.box, readOnly && styles.readOnly)}
          // HTML has no read-only checkbox or radio button.
          aria-readonly={(type === 'checkbox' && readOnly) || undefined}
          onClick={(event) => {
            if (readOnly) event.preventDefault();
            onClick?.(event);
          }}
        />
      )}
    </Field>
  );
}
