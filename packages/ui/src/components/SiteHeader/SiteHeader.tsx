import type { ReactNode } from 'react';
import { logEmptyItems, logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { paddedToContent } from '../../styles/layout.css.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Anchor } from '../../internal/Anchor.js';
import { BarMenu } from './BarMenu.js';
import { MenuSheet } from './MenuSheet.js';
import type {
  NavigationItem,
  NavigationLink,
  SiteHeaderLanguages,
  SiteHeaderTexts,
} from './navigation.js';
import * as styles from './SiteHeader.css.js';

export interface SiteHeaderProps extends ElementProps<HTMLElement> {
  /** The name of the firm or person. */
  brand: ReactNode;
  /** Address of the home page, which the brand links to. */
  home: string;
  /** Pages and groups of pages, in the order of header and sheet. */
  items: readonly NavigationItem[];
  /** This page in every language; leave it out if there is only one. @default none */
  languages?: SiteHeaderLanguages | undefined;
  /** A filled `ButtonLink`. @default none */
  contact?: NavigationLink | undefined;
  /** Names of the navigation and its buttons, mostly spoken. */
  texts: SiteHeaderTexts;
  /** Where the arrow keys lead in the bar. The layout follows the page. @default 'ltr' */
  dir?: 'ltr' | 'rtl' | undefined;
}

/**
 * Links and panels from 1024 px on, a menu sheet below. Works without JavaScript: every link is in
 * the HTML, and CSS opens the panels until React hydrates them. For scripts of the page, each link to
 * another language has its code as `data-language`.
 */
export function SiteHeader({
  brand,
  home,
  items,
  languages,
  contact,
  texts,
  dir,
  ...element
}: SiteHeaderProps) {
  logErrorUnless(
    () => Object.values(texts).every((text) => text.trim()),
    'SiteHeader: one of the `texts` is empty, so that a part of the header has no name. Fill it.',
  );
  logErrorUnless(
    () => typeof brand !== 'string' || texts.brand.includes(brand),
    'SiteHeader: `texts.brand` lacks the words of `brand`, by which voice control finds it. Begin with them.',
  );
  logErrorUnless(
    () => items.every((item) => item.label && item.links?.length !== 0),
    'SiteHeader: one of the `items` has no `label`, or is a group without `links`. Fill it.',
  );
  logErrorUnless(
    () => items.length <= 7,
    'SiteHeader: more than seven `items` leave no room for the `brand`. Put some into a group with `links`.',
  );
  const { options = [], currentLabel = '' } = languages ?? {};
  logErrorUnless(
    () => !languages || options.some(({ name, current }) => current && currentLabel.includes(name)),
    'SiteHeader: none of the `languages` is `current`, or `currentLabel` lacks its `name`: “Language: English”.',
  );
  logEmptyItems('SiteHeader', options, 'name');
  const menu = { items, languages, texts };
  return (
    <header {...element} className={classes(paddedToContent, styles.header)}>
      <div className={styles.row}>
        <Anchor
          component="SiteHeader"
          href={home}
          aria-label={texts.brand}
          className={styles.brand}
        >
          {brand}
        </Anchor>
        <BarMenu {...menu} dir={dir} />
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
