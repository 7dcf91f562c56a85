'use client';

import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { ElementProps } from '../../ElementProps.js';
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

/** Within `:is()`, so that a browser without popovers does not refuse the selector. */
const sheetInUse = ':is(:popover-open)';

/**
 * The bar above every page, with everything that leads to another one. From 1100 px it shows the
 * groups as panels, below that a button that opens them in a sheet.
 *
 * It stays at the top of the window while the page is scrolled. It is complete as HTML: every link of its panels
 * is in it, without scripts CSS opens them by hover and focus, and the sheet is a popover. React replaces the
 * popover by a dialog while it is closed.
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
  const sheetTakenOver = useTakeOverWhenIdle(bar, sheetInUse);
  return (
    <header {...element} className={classes(content, styles.header)}>
      <div ref={bar} className={styles.bar}>
        <Anchor href={home} aria-label={texts.brand} className={styles.brand}>
          {brand}
        </Anchor>
        <BarMenu {...menu} />
        {contact && (
          <div className={styles.action}>
            <ButtonLink href={contact.href} size="compact" current={contact.current}>
              <span key={contact.label}>{contact.label}</span>
            </ButtonLink>
          </div>
        )}
        <MenuSheet {...menu} contact={contact} takenOver={sheetTakenOver} />
      </div>
    </header>
  );
}

/**
 * Whether React has replaced a part of the header, which it does as soon as the part is not in use after
 * hydration.
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
