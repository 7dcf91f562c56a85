import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.js';
import * as styles from './Field.css.js';

/** What ties a control to its label, hint and issue. Spread it on the control. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  /** Never left out: without it Firefox calls each empty required field invalid. */
  'aria-invalid': boolean;
}

export interface FieldProps {
  /** The control's name in the form; its id derives from it, see `fieldId`. */
  name: string;
  /** What belongs into the control. Stands above it and never disappears. */
  label: string;
  /** The word “optional”, for a control that may stay empty. Without it the control is required. */
  optional?: string | undefined;
  /** What one has to know before filling it in; read out together with the label. */
  hint?: string | undefined;
  /** What is wrong with the value, as a sentence. Its presence marks the control as invalid. */
  issue?: string | undefined;
  /** Draws the control. */
  children: (control: FieldControl) => ReactNode;
}

/** The id of a control by its name: for a link that leads to the field. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** The frame of every form control: label above, then hint, control and issue. */
export function Field({ name, label, optional, hint, issue, children }: FieldProps) {
  const id = fieldId(name);
  const hintId = hint && `${id}-hint`;
  const issueId = issue && `${id}-issue`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> ({optional})</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': [hintId, issueId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': !!issue,
      })}
      {issue && (
        <p id={issueId} className={styles.issue}>
          <Icon name="alert" />
          {issue}
        </p>
      )}
    </div>
  );
}
