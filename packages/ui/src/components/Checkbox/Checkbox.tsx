'use client';

import { useEffect, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Field, fieldId } from '../Field/Field.js';
import type { ControlAttributes, ControlProps } from '../Field/Field.js';
import type { SelectOption } from '../Field/SelectField.js';
import { Stack } from '../Stack/Stack.js';
import { box } from './Checkbox.css.js';

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
export const Checkbox = (props: CheckboxProps) => <Choice {...props} type="checkbox" />;

export interface CheckboxGroupProps extends Omit<ControlProps<HTMLInputElement>, 'ref'> {
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /** What can be chosen, in this order. */
  options: readonly SelectOption[];
  /** Whether only one can be chosen: radio buttons. @default false */
  single?: boolean | undefined;
  /** The values that are chosen at first. @default none */
  defaultValue?: readonly string[] | undefined;
}

/** A question and its answers, of which several or a `single` one can be chosen. */
export function CheckboxGroup({
  options,
  single,
  defaultValue,
  ref,
  ...props
}: CheckboxGroupProps) {
  const { disabled, readOnly, onChange, ...fieldProps } = props;
  const { name, id = fieldId(name), optionalLabel } = props;
  // HTML cannot require one of several boxes, but a browser has the words for it.
  const check = () => {
    const radio = Object.assign(document.createElement('input'), { name, type: 'radio' });
    radio.required = !optionalLabel && !document.querySelector(`[id="${id}"] :checked`);
    const first = document.querySelector<HTMLInputElement>(`[id="${id}-0"]`);
    first?.setCustomValidity(radio.validationMessage);
  };
  useEffect(check);
  return (
    <Field {...fieldProps} labelPosition="group">
      {(group) => (
        // The link of a `FormNotice` leads to it.
        <fieldset {...group} {...{ ref, disabled, tabIndex: -1, onChange: check }}>
          <Stack space={3}>
            {options.map((option, index) => (
              <Choice
                key={index}
                {...{ ...option, name, readOnly, onChange }}
                id={`${id}-${index}`}
                type={single ? 'radio' : 'checkbox'}
                defaultChecked={defaultValue?.includes(option.value)}
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
