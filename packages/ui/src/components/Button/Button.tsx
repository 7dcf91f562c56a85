import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Icon, type IconName } from '../Icon/Icon.js';
import * as styles from './Button.css.js';

export type ButtonProps = ElementProps<HTMLButtonElement> & {
  /** The action, as a verb: “Send message”. */
  children: ReactNode;
  /** `filled` for the one action of a section, `quiet` for the other. @default 'filled' */
  tone?: 'filled' | 'quiet';
  /** `submit` submits the surrounding form. @default 'button' */
  type?: 'button' | 'submit';
  /**
   * Unavailable at the moment; explain why next to it. It stays focusable: the `disabled` attribute would move the focus
   * to the top of the page, and the screen reader with it. @default false
   */
  disabled?: boolean;
  /** A sign after the words: a name, or an element of your own, such as `<Icon><path d="…" /></Icon>`. */
  icon?: IconName | ReactElement;
  /** Called on click, touch, Enter and Space. */
  onClick?: () => void;
};

/** An action on this page. To go to another page use `ButtonLink`. */
export function Button({
  children,
  tone = 'filled',
  type = 'button',
  disabled = false,
  icon,
  onClick,
  ...element
}: ButtonProps) {
  return (
    <button
      {...element}
      type={type}
      className={styles[tone]}
      aria-disabled={disabled || element['aria-disabled']}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    >
      {children}
      {typeof icon === 'string' ? <Icon name={icon} /> : icon}
    </button>
  );
}
