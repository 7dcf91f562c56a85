import type { MouseEvent, ReactElement, ReactNode } from 'react';
import { assertTexts, assertUsage } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import * as hydrationContract from '../../hydrationContract.js';
import { Icon, type IconName } from '../Icon/Icon.js';
import { classes } from '../../styles/classes.js';
import { KeyedText } from '../Text/KeyedText.js';
import * as styles from './Button.css.js';

export type ButtonWords =
  | {
      /** The action, as a verb: “Send message”. */
      children: ReactNode;
      busy?: never;
      busyLabel?: never;
    }
  | {
      children: string;
      /** Whether the action is under way, and cannot be repeated until it is done; needs `busyLabel`. @default false */
      busy?: boolean | undefined;
      /** What the button says meanwhile: “Sending …”. It has room for either text from the start. */
      busyLabel: string;
    };

export type ButtonProps = ElementProps<HTMLButtonElement> &
  ButtonWords & {
    /** `filled` for the one action of a section, `quiet` for the other. @default 'filled' */
    tone?: 'filled' | 'quiet' | undefined;
    /** `submit` submits the surrounding form. @default 'button' */
    type?: 'button' | 'submit' | undefined;
    /**
     * Unavailable at the moment; explain why next to it. It stays focusable: the `disabled` attribute would move the focus
     * to the top of the page, and the screen reader with it. @default false
     */
    disabled?: boolean | undefined;
    /** A sign after the words: a name, or an element of your own, such as `<Icon><path d="…" /></Icon>`. */
    icon?: IconName | ReactElement | undefined;
    /** Sent with the form that this button submits, with its `value`. */
    name?: string | undefined;
    /** What the form sends under `name`. */
    value?: string | undefined;
    /** The id of the form that it submits, where the button is outside of it. */
    form?: string | undefined;
    /** Called on click, touch, Enter and Space. */
    onClick?: ((event: MouseEvent<HTMLButtonElement>) => void) | undefined;
  };

/** An action on this page. To go to another page use `ButtonLink`. */
export function Button({
  children,
  tone = 'filled',
  type = 'button',
  disabled = false,
  busy = false,
  busyLabel,
  icon,
  onClick,
  ...element
}: ButtonProps) {
  assertTexts('Button', { children }, { busyLabel });
  assertUsage(
    () => element.value === undefined || !!element.name,
    'Button: a `value` without a `name` is not sent. Pass the `name`, or leave out `value`.',
  );
  const isUnavailable = disabled || busy;
  return (
    <button
      {...element}
      type={type}
      className={classes(styles[tone], busy && styles.busy)}
      aria-disabled={isUnavailable || element['aria-disabled']}
      onClick={isUnavailable ? (event) => event.preventDefault() : onClick}
    >
      {busyLabel ? (
        <span
          className={styles.words}
          {...{ [hydrationContract.busyLabel]: busy ? children : busyLabel }}
        >
          {busy ? busyLabel : children}
        </span>
      ) : (
        <KeyedText>{children}</KeyedText>
      )}
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  );
}
