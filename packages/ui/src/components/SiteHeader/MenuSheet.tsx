'use client';

import { useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './MenuSheet.css.js';
import { hasCurrent } from './navigation.js';
import { MenuSheetDialog } from './MenuSheetDialog.js';
import { SheetContent, type SheetContentProps } from './SheetContent.js';
import { useTakeOverWhenIdle } from './useTakeOverWhenIdle.js';

/** Within `:is()`, so that a browser without popovers does not refuse the whole selector. */
const popoverOpen = ':is(:popover-open)';

/**
 * The navigation on small screens: a button, and a sheet from the edge of the window. In the HTML it
 * is a popover with `<details>`; with React a dialog takes its place while it is closed. A browser
 * without popovers shows its links below the bar.
 *
 * - MUST open and close without a script
 * - MUST close by Escape, by a click outside and by its button, and give the focus back
 * - MUST close by the browser's Back, once it is a dialog, and stay on the page
 * - MUST close when a link is chosen, and leave the focus to the page that comes
 * - MUST keep the focus inside while the dialog is open
 * - MUST keep the page behind it from scrolling
 * - MUST be 300 px wide, and 400 px from the small breakpoint
 * - MUST never be wider than the window less a margin
 */
export function MenuSheet(menu: Omit<SheetContentProps, 'renderGroup'>) {
  const { texts } = menu;
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const sheetId = useId();
  const [open, setOpen] = useState(false);
  const takenOver = useTakeOverWhenIdle(popover, popoverOpen);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.opener}
        {...(takenOver
          ? {
              'aria-haspopup': 'dialog',
              'aria-expanded': open,
              onClick: () => setOpen(true),
            }
          : { popoverTarget: sheetId })}
      >
        <Icon name="menu" />
        <VisuallyHidden>{texts.openMenu}</VisuallyHidden>
      </button>
      {takenOver ? (
        <MenuSheetDialog {...menu} open={open} onOpenChange={setOpen} opener={button} />
      ) : (
        <div
          ref={popover}
          id={sheetId}
          popover="auto"
          role="dialog"
          aria-label={texts.menu}
          className={styles.sheet}
          onClick={(event) => {
            // With React, following a link doesn't unload the page.
            if ((event.target as Element).closest('a')) event.currentTarget.hidePopover?.();
          }}
        >
          <button
            type="button"
            popoverTarget={sheetId}
            popoverTargetAction="hide"
            className={styles.closer}
          >
            <Icon name="close" />
            <VisuallyHidden>{texts.closeMenu}</VisuallyHidden>
          </button>
          <SheetContent
            {...menu}
            renderGroup={(group, links) => (
              // The visitor may have opened it before hydration.
              <details open={hasCurrent(group)} suppressHydrationWarning>
                <summary
                  className={styles.entry}
                  aria-current={hasCurrent(group) ? 'true' : undefined}
                >
                  {group.label}
                  <Icon name="chevron" />
                </summary>
                {links}
              </details>
            )}
          />
        </div>
      )}
    </>
  );
}
