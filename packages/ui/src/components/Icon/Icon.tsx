import type { ReactNode } from 'react';
import { classes } from '../../styles/classes.js';
import { alongText, icon } from './Icon.css.js';

/** Strokes on a 16 px grid. */
export const iconPaths = {
  arrow: 'M1 8h13M9 3l5 5-5 5',
  arrowBack: 'M15 8H2M7 3 2 8l5 5',
  arrowOut: 'M4 12 12 4M5.5 4H12v6.5',
  chevron: 'm3 6 5 5 5-5',
  close: 'm2 2 12 12M14 2 2 14',
  menu: 'M0 3h16M0 8h16M0 13h16',
  alert: 'M8 1.5v8.5M8 12.5v2',
  check: 'm2 8.5 4 4 8-9',
  mail: 'M1.5 3.5h13v9h-13zM1.5 4.5 8 9l6.5-4.5',
  calendar: 'M2 3.5h12v10.5H2zM2 7h12M5 1.5v3.5M11 1.5v3.5',
} as const;

export type IconName = keyof typeof iconPaths;

export type IconProps =
  | {
      /** Name of the drawing; an unknown one draws nothing. */
      name: IconName;
      children?: never;
    }
  | {
      name?: never;
      /** Your own SVG strokes on a 16 px grid: `<path d="M3 8h10" />`. */
      children: ReactNode;
    };

/** A decorative icon beside text; hidden from assistive technology, so the text must be enough. */
export function Icon({ name, children }: IconProps) {
  return (
    <svg
      className={classes(icon, name?.startsWith('arrow') && alongText)}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      {name ? <path d={iconPaths[name]} /> : children}
    </svg>
  );
}
