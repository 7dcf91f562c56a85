'use client';

import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import * as handover from '../../handover.js';
import { classes } from '../../styles/classes.js';
import { content } from '../../styles/measure.css.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import type { LanguageOption } from '../LanguageSwitcher/LanguageSwitcher.js';
import { Anchor } from '../Link/Anchor.js';
import { BarMenu } from './BarMenu.js';
import { MenuSheet } from './MenuSheet.js';
import type { NavigationItem, NavigationLink, SiteHeaderTexts } from './navigation.js';
import * as styles from './SiteHeader.css.js';

export type SiteHeaderProps = ElementProps<HTMLElement> & {
  /** The name of the firm or person. */
  brand: ReactNode;
  /** The home page. */
  home: string;
  /** Pages and groups of pages, in the order of the bar; the sheet has the same. */
  items: readonly NavigationItem[];
  /** This page in every language; left out on a site in one. @default [] */
  languages?: readonly LanguageOption[] | undefined;
  /** The one filled action. @default none */
  contact?: NavigationLink | undefined;
  /** Every other word of bar and sheet. */
  texts: SiteHeaderTexts;
};

/** The pointer or the focus is in the bar, or a panel has just closed. */
const barInUse = `[${handover.bar}]:is(:hover, :focus-within, [${handover.bar}=open])`;
/** Within `:is()`, so that a browser without popovers does not refuse the selector. */
const sheetInUse = ':is(:popover-open)';

/**
 * The bar above every page, with everything that leads to another one. From 1100 px it shows the
 * groups as panels, below that a button that opens them in a sheet. A phone has `contact` in the sheet only.
 *
 * It stays at the top of the window while the page is scrolled. It is complete as HTML: every link of its panels
 * is in it, panels open by hover and focus in CSS, and the sheet is a popover. React takes over once neither of
 * them is in use.
 */
export function SiteHeader({
  brand,
  home,
  items,
  languages = [],
  contact,
  texts,
  ...element
}: SiteHeaderProps) {
  const bar = useRef<HTMLDivElement>(null);
  const menu = { items, languages, texts };
  // Each for itself: in a bar that waited for the sheet, Radix's layers would take Escape from the popover.
  const barTakenOver = useTakeOverWhenIdle(bar, barInUse);
  const sheetTakenOver = useTakeOverWhenIdle(bar, sheetInUse);
  return (
    <header {...element} className={classes(content, styles.header)}>
      <div ref={bar} className={styles.bar}>
        <Anchor href={home} aria-label={texts.brand} className={styles.brand}>
          {brand}
        </Anchor>
        <BarMenu {...menu} takenOver={barTakenOver} />
        {contact && (
          <div className={styles.action}>
            <ButtonLink href={contact.href} size="compact" current={contact.current}>
              {contact.label}
            </ButtonLink>
          </div>
        )}
        <MenuSheet {...menu} contact={contact} takenOver={sheetTakenOver} />
      </div>
    </header>
  );
}

/**
 * Whether React has taken a part of the header over from CSS, which it does as soon as the part is not in
 * use after hydration.
 *
 * @param inUse - a selector that something in the header matches while a visitor uses the part
 */
function useTakeOverWhenIdle(header: RefObject<HTMLElement | null>, inUse: string): boolean {
  const [takenOver, setTakenOver] = useState(false);
  const [attempts, setAttempts] = useState(0);

  // React commits a layout effect's state synchronously, so no click comes between check and change.
  useLayoutEffect(() => {
    if (takenOver) return;
    if (!header.current!.querySelector(inUse)) return setTakenOver(true);
    const timer = setTimeout(() => setAttempts(attempts + 1), 100);
    return () => clearTimeout(timer);
  }, [header, inUse, takenOver, attempts]);

  return takenOver;
}
