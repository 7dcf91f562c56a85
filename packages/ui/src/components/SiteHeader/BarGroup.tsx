import { useRef, type ReactNode } from 'react';
import * as Menu from '@radix-ui/react-navigation-menu';
import { classes } from '../../styles/classes.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './BarMenu.css.js';
import type { OpenPanel } from './useOpenPanel.js';

export type BarGroupProps = {
  id: string;
  label: ReactNode;
  children: ReactNode;
  current?: boolean;
  /** `wide` is 400 px. @default 'wide' */
  size?: 'wide' | 'narrow';
  panel: OpenPanel;
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
  panel,
  live,
}: BarGroupProps) {
  const group = useRef<HTMLLIElement>(null);

  return (
    <Menu.Item ref={group} value={id} className={styles.group}>
      <Menu.Trigger
        type="button"
        className={styles.entry}
        aria-current={current ? 'true' : undefined}
        onPointerEnter={panel.enter}
        onClick={(event) => (live ? panel.click(event, id) : event.preventDefault())}
        onKeyDown={(event) => {
          // Closed, Radix would go on to the next button of the bar.
          if (event.key !== 'ArrowDown' || panel.open === id) return;
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
        // Before React every panel is in the HTML. Afterwards only the open one: of several mounted
        // layers each would take Escape for its own, and the focus would be lost.
        {...(!live && { forceMount: true as const })}
        className={classes(styles.panel, styles.panelSize[size])}
        // An element without a role can't be named, and its button has a name already.
        aria-labelledby={undefined}
        // Radix's style attribute would violate the Content-Security-Policy of the prerendered page.
        style={{ pointerEvents: undefined }}
        // Within the bar the Tab key goes as the document does; Radix would take the links out of it
        // and leave the panel open.
        onFocusOutside={(event) => {
          const target = event.target as Element;
          if (live && !group.current!.parentElement!.contains(target)) return;
          event.preventDefault();
          if (live && !group.current!.contains(target)) panel.change('');
        }}
      >
        {children}
      </Menu.Content>
    </Menu.Item>
  );
}
