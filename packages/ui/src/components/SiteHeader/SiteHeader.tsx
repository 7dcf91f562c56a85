'use client';

import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import * as handover from '../../handover.js';
import { classes } from '../../styles/classes.js';
import { content } from '../../styles/measure.css.js';
import type { LanguageOption } from '../LanguageSwitcher/LanguageSwitcher.js';
import { MenuSheet, type MenuSheetTexts } from '../MenuSheet/MenuSheet.js';
import { BarMenu, type BarMenuTexts } from './BarMenu.js';
import type { NavigationItem, NavigationLink } from './navigation.js';
import * as styles from './SiteHeader.css.js';

export type SiteHeaderTexts = {
  /** Spoken name of the brand's link; begins with the visible name: “Jane Doe, home page”. */
  brand: string;
} & BarMenuTexts &
  MenuSheetTexts;

export type SiteHeaderProps = ElementProps<HTMLElement> & {
  /** The advisor's name. */
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

/**
 * The bar above every page, with everything that leads to another one. From 1100 px it shows the
 * groups as panels, below that a button that opens them in a sheet.
 *
 * It is complete as HTML: until React is in charge (`handover.live`), panels open by hover and focus in
 * CSS, and the sheet is a popover. Whatever is open then stays open when React takes over.
 *
 * - MUST have every link of its panels in the HTML that the server sends
 * - MUST open a panel by focus before hydration
 * - MUST keep a panel open that is open when React takes over
 * - MUST stay at the top of the window while the page is scrolled
 */
export function SiteHeader({
  brand,
  home,
  items,
  languages,
  contact,
  texts,
  ...element
}: SiteHeaderProps) {
  const [live, setLive] = useState(false);
  const menu = { items, languages, contact, texts, live };
  // After the menus' own layout effects, which read what CSS has opened.
  useLayoutEffect(() => setLive(true), []);

  return (
    <header
      {...element}
      className={classes(content, styles.header)}
      {...{ [handover.intent]: '', [handover.live]: live ? '' : undefined }}
    >
      <div className={styles.bar}>
        <a href={home} aria-label={texts.brand} className={styles.brand}>
          {brand}
        </a>
        <BarMenu {...menu} />
        <MenuSheet {...menu} />
      </div>
    </header>
  );
}
