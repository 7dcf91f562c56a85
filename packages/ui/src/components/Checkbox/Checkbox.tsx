'use client';

import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Field, fieldId } from '../Field/Field.js';
import type { ControlAttributes, ControlProps } from '../Field/Field.js';
import type { SelectOption } from '../Field/SelectField.js';
import { Stack } from '../Stack/Stack.js';
import { box, group } from './Checkbox.css.js';

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
}

/** A question with several answers. No browser requires one of several boxes: check what is sent. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  return <Group {...props} type="checkbox" />;
}

export interface RadioGroupProps extends GroupProps {
  /** The value that is chosen at first. @default none */
  defaultValue?: string | undefined;
}

/** A question with one answer out of a few, all of which are seen. */
export function RadioGroup({ defaultValue, ...props }: RadioGroupProps) {
  return <Group {...props} type="radio" defaultValue={defaultValue ? [defaultValue] : []} />;
}

function Group({
  type,
  options,
  defaultValue = [],
  ref,
  ...props
}: CheckboxGroupProps & Pick<ChoiceProps, 'type'>) {
  const { disabled, readOnly, onChange, ...fieldProps } = props;
  const { name, id = fieldId(name), optionalLabel } = props;
  return (
    <Field {...fieldProps} labelPosition="group">
      {(attributes) => (
        // The link of a `FormNotice` leads to it.
        <fieldset {...attributes} {...{ ref, disabled, tabIndex: -1 }} className={group}>
          <Stack space={3}>
            {options.map((option, index) => (
              <Choice
                key={index}
                {...{ ...option, type, name, readOnly, onChange }}
                id={`${id}-${index}`}
                required={type === 'radio' && !optionalLabel}
                defaultChecked={defaultValue.includes(option.value)}
              />
            ))}
          </Stack>
        </fieldset>
      )}
    </Field>
  );
}

type ChoiceProps = CheckboxProps & { type: 'checkbox' | 'radio' };

function Choice({ type, required = false, readOnly, ref, onClick, ...props }: ChoiceProps) {
  return (
    <Field {...props} required={required} labelPosition="beside">
      {(attributes) => (
        <input
          {...attributes}
          ref={ref}
          type={type}
          className={box}
          // HTML has no read-only checkbox or radio button.
          aria-readonly={readOnly}
          onClick={(event) => {
            if (readOnly) event.preventDefault();
            onClick?.(event);
          }}
        />
      )}
    </Field>
  );
}
