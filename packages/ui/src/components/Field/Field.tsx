import type { AriaRole, ChangeEventHandler, ReactNode, Ref } from 'react';
import { isDevelopment, logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { IdCheck } from '../../internal/IdCheck.js';
import { KeyedText } from '../../internal/KeyedText.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './Field.css.js';

export interface ControlProps<Control extends Element> extends ElementProps<Control> {
  /** The name that the value is sent with; unique in its form. */
  name: string;
  /** The control's id. @default fieldId(name) */
  id?: string | undefined;
  /** Ids of further descriptions of the control, besides hint and issue. */
  'aria-describedby'?: string | undefined;
  /** The `label` names the control: voice control needs the words that are seen. */
  'aria-label'?: never;
  /** Set by `issue`. */
  'aria-invalid'?: never;
  /** Always visible, above the control. */
  label: string;
  /** The mark of an optional control: “optional”. Without it the control is required. */
  optionalLabel?: string | undefined;
  /** A hint, announced together with the label. */
  hint?: string | undefined;
  /** The error message, as a sentence. It also marks the control as invalid. */
  issue?: string | undefined;
  /** Disabled controls are not submitted; explain why next to it. @default false */
  disabled?: boolean | undefined;
  /** Cannot be changed, but is submitted: while the form is being sent. @default false */
  readOnly?: boolean | undefined;
  /** Called with each change; required with `value`. */
  onChange?: ChangeEventHandler<Control> | undefined;
}

/** Native attributes of a control, without styling and without those that the field sets itself. */
export type ControlAttributes<Attributes> = Omit<
  Attributes,
  | keyof ControlProps<Element>
  | 'className'
  | 'style'
  | 'size'
  | 'children'
  | 'dangerouslySetInnerHTML'
  | 'type'
  | 'multiple'
  | 'required'
>;

/** Controlled (`value` and `onChange`) or uncontrolled (`defaultValue`). */
export type ValueProps =
  { value?: undefined } | { value: string | number; onChange: object; defaultValue?: undefined };

/** Attributes that the field gives its control. */
type FieldControl = Omit<ElementProps<Element>, 'ref'> & {
  name?: string;
  required?: boolean;
  /** Always set: else JAWS reads required fields as invalid (FreedomScientific/standards-support#320). */
  'aria-invalid'?: boolean;
};

type FieldProps = Omit<ControlProps<Element>, 'ref' | 'label'> & {
  /** Of a group. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /** Of a group. @default 'group' */
  role?: AriaRole | undefined;
  label: ReactNode;
  /** @default !optionalLabel */
  required?: boolean;
  /** Where label and hint are; `group`: above several controls, in a `<fieldset>`. @default 'above' the control */
  labelPosition?: 'above' | 'beside' | 'group';
  children: (attributes: FieldControl) => ReactNode;
};

/** The id of a control by its name, for links to the field. */
export function fieldId(name: string): string {
  // A space would end the id in `aria-describedby`.
  return `field-${name.replaceAll(' ', '-')}`;
}

/** Label, hint, control and issue. */
export function Field({
  name,
  id = fieldId(name),
  'aria-describedby': describedBy,
  label,
  optionalLabel,
  required = !optionalLabel,
  hint,
  issue,
  labelPosition = 'above',
  children,
  ref,
  ...element
}: FieldProps) {
  logErrorUnless(
    () => (optionalLabel === '' ? '' : name && label),
    `Field “${name}”: \`name\`, \`label\` or \`optionalLabel\` is empty. Fill it, or leave \`optionalLabel\` out to make the field required.`,
  );
  const hintId = hint && `${id}-hint`;
  const issueId = issue && `${id}-issue`;
  const described = {
    ...element,
    id,
    'aria-describedby': [describedBy, hintId, issueId].filter(Boolean).join(' ') || undefined,
  };
  const labelText = (
    <>
      {isDevelopment && <IdCheck component="Field" id={id} />}
      {label}
      {optionalLabel && <span className={styles.optional}> ({optionalLabel})</span>}
    </>
  );
  const hintText = hint && (
    <p id={hintId} className={styles.hint}>
      {hint}
    </p>
  );
  const issueText = issue && (
    <p id={issueId} className={styles.issue}>
      <Icon name="alert" />
      <KeyedText>{issue}</KeyedText>
    </p>
  );
  const invalid = { 'aria-invalid': !!issue };
  if (labelPosition === 'group')
    return (
      // The link of a `FormNotice` leads to it.
      <fieldset {...described} ref={ref} tabIndex={-1} className={styles.field}>
        <legend>{labelText}</legend>
        {hintText}
        {children(invalid)}
        {issueText}
      </fieldset>
    );
  return (
    <div className={labelPosition === 'beside' ? styles.besideLabel : styles.field}>
      <div className={styles.labelAndHint}>
        <label className={styles.label} htmlFor={id}>
          {labelText}
        </label>
        {hintText}
      </div>
      {children({ ...described, ...invalid, name, required })}
      {issueText}
    </div>
  );
}
