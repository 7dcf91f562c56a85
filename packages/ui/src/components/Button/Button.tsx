'use client';

import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { isDevelopment, logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { IdCheck } from '../../internal/IdCheck.js';
import { KeyedText } from '../../internal/KeyedText.js';
import { LiveText } from '../../internal/LiveText.js';
import * as styles from './Button.css.js';

export type ActionWords =
  | {
      /** The words; an `Icon` may follow. An element alone needs `aria-label`. */
      children: string | readonly ReactNode[];
    }
  | { children: ReactElement; 'aria-label': string };

export type ButtonWords =
  | (ActionWords & { busy?: never; busyLabel?: never })
  | {
      children: string;
      /** Whether the action is in progress and cannot be repeated. @default false */
      busy?: boolean | undefined;
      /** The label while busy, announced. The button has room for both labels. */
      busyLabel: string;
    };

export type ButtonProps = ElementProps<HTMLButtonElement> &
  ButtonWords & {
    /** `quiet` for the second action of a section. @default 'filled' */
    tone?: 'filled' | 'quiet' | undefined;
    /** `submit` submits the surrounding form. @default 'button' */
    type?: 'button' | 'submit' | undefined;
    /**
     * Unavailable; explain why next to it. Stays focusable, because `disabled` would lose the
     * focus. @default false
     */
    disabled?: boolean | undefined;
    'aria-disabled'?: never;
    /** The name that the `value` is sent with, if this button submits the form. */
    name?: string | undefined;
    /** What is sent by its `name`, to know which button was pressed. */
    value?: string | undefined;
    /** Id of the form to submit, if the button is outside of it. */
    form?: string | undefined;
    /** Called on click, tap, Enter and Space. */
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  };

/** An action on this page, named by a verb. To go to another page use `ButtonLink`. */
export function Button({
  children,
  tone = 'filled',
  type = 'button',
  disabled = false,
  busy = false,
  busyLabel,
  onClick,
  ...element
}: ButtonProps) {
  logErrorUnless(
    () => (busyLabel === '' ? '' : children),
    'Button: `children` or `busyLabel` has no words. Say what the button does.',
  );
  const isUnavailable = disabled || busy;
  logErrorUnless(
    () => onClick || isUnavailable || type === 'submit',
    'Button: it does nothing. Give it `onClick` or `type="submit"`.',
  );
  const press: typeof onClick = (event) => {
    logErrorUnless(
      () => type !== 'submit' || event.currentTarget.form,
      'Button: no form is around it, so `type="submit"` does nothing. Put it into one, or name one with `form`.',
    );
    onClick?.(event);
  };
  return (
    <>
      {isDevelopment && element.form && <IdCheck component="Button" id={element.form} />}
      <button
        {...element}
        type={type}
        className={classes(styles[tone], busy && styles.busy)}
        // Stops a `submit` before hydration: outside a `dialog`, the method does nothing.
        formMethod={isUnavailable ? 'dialog' : undefined}
        aria-disabled={isUnavailable || undefined}
        onClick={
          isUnavailable ? (event) => event.preventDefault() : isDevelopment ? press : onClick
        }
      >
        {busyLabel ? (
          <span className={styles.label} data-other-label={busy ? children : busyLabel}>
            {busy ? busyLabel : children}
          </span>
        ) : (
          <KeyedText>{children}</KeyedText>
        )}
      </button>
      {busyLabel && <LiveText>{busy && busyLabel}</LiveText>}
    </>
  );
}
