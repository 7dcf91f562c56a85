import type { ReactNode } from 'react';
import { assertEntries, assertTexts } from '../../assertUsage.js';
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

export interface SiteHeaderProps extends ElementProps<HTMLElement> {
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
}

/**
 * The bar above every page, with everything that leads to another one. From 1024 px it shows the
 * groups as panels, below that a button that opens them in a sheet.
 *
 * It stays at the top of the window while the page is scrolled. It is complete as HTML: every link of its panels
 * is in it, CSS opens them by hover and focus where no script does, and the sheet is a popover.
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
  // What the languages need, the bar checks.
  assertTexts('SiteHeader', {
    brand,
    'texts.brand': texts.brand,
    'texts.navigation': texts.navigation,
    'texts.openMenu': texts.openMenu,
    'texts.closeMenu': texts.closeMenu,
    'texts.menu': texts.menu,
  });
  assertEntries('SiteHeader', 'items', items, ['label']);
  const menu = { items, languages, texts };
  return (
    <header {...element} className={classes(content, styles.header)}>
      <div className={styles.bar}>
        <Anchor href={home} aria-label={texts.brand} className={styles.brand}>
          {brand}
        </Anchor>
        <BarMenu {...menu} />
        {contact && (
          <div className={styles.action}>
            <ButtonLink href={contact.href} size="compact" current={contact.current}>
              {contact.label}
            </ButtonLink>
          </div>
        )}
        <MenuSheet {...menu} contact={contact} />
      </div>
    </header>
  );
}
