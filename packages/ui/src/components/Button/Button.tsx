import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Icon, type IconName } from '../Icon/Icon.js';
import * as styles from './Button.css.js';

export type ButtonProps = ElementProps<HTMLButtonElement> & {
  /** What happens, as a verb: “Send message”. */
  children: ReactNode;
  /** `filled` for the one action of a section, `quiet` for the other. @default 'filled' */
  tone?: 'filled' | 'quiet';
  /** `submit` sends the form it stands in. @default 'button' */
  type?: 'button' | 'submit';
  /**
   * Not to be used now; say why beside it. It keeps the focus, which `disabled` in HTML would drop
   * to the top of the page, and screen readers with it. @default false
   */
  disabled?: boolean;
  /** A sign after the words. */
  icon?: IconName;
  /** Called on click, touch, Enter and Space. */
  onClick?: () => void;
};

/** An action on this page. For something that leads elsewhere use `ButtonLink`. */
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
      {icon && <Icon name={icon} />}
    </button>
  );
}
