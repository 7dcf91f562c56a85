import type { ReactNode } from 'react';
import * as Menu from '@radix-ui/react-navigation-menu';
import { classes } from '../../styles/classes.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './BarMenu.css.js';

/** A click by the pointer within this time after a panel has opened, in ms, leaves it open. */
const clickGrace = 500;

export type BarGroupProps = {
  id: string;
  label: ReactNode;
  /** What its panel shows. */
  children: ReactNode;
  /** Whether the page that is shown is among its links. @default false */
  current?: boolean;
  /** `wide` is 400 px, `narrow` 200. @default 'wide' */
  size?: 'wide' | 'narrow';
  /** When its panel was opened, in ms as `performance.now()` counts; `-Infinity` while it is closed. */
  openSince: number;
  onLeave: () => void;
  /** Whether React opens the panel; until then CSS does. */
  live: boolean;
};

/** A button of the bar and the panel below it. */
export function BarGroup({
  id,
  label,
  children,
  current = false,
  size = 'wide',
  openSince,
  onLeave,
  live,
}: BarGroupProps) {
  return (
    <Menu.Item
      value={id}
      className={styles.group}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) onLeave();
      }}
    >
      <Menu.Trigger
        type="button"
        className={styles.entry}
        aria-current={current ? 'true' : undefined}
        onClick={(event) => {
          const byPointer = event.detail > 0;
          const isEarly = byPointer && performance.now() - openSince < clickGrace;
          if (!live || isEarly) event.preventDefault();
        }}
        onKeyDown={(event) => {
          // While the panel is closed, Radix would go to the next button of the bar.
          if (event.key !== 'ArrowDown' || openSince > 0) return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        // The page's own script may have written `aria-expanded`.
        suppressHydrationWarning
      >
        {label}
        <Icon name="chevron" />
      </Menu.Trigger>
      <Menu.Content
        // Before React every panel is in the HTML. Afterwards only the open one is: of several layers
        // each would take Escape for its own.
        {...(!live && { forceMount: true as const })}
        className={classes(styles.panel, styles.panelSize[size])}
        // An element without a role can't be named, and its button has a name already.
        aria-labelledby={undefined}
        // Radix's style attribute would violate the Content-Security-Policy of the prerendered page.
        style={{ pointerEvents: undefined }}
        // Radix would keep the panel open within the bar, and take its links out of the Tab order.
        onFocusOutside={(event) => event.preventDefault()}
      >
        {children}
      </Menu.Content>
    </Menu.Item>
  );
}
