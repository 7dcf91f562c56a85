import type { ReactNode } from 'react';
import { classes } from '../../styles/classes.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { LanguageSwitcher, type LanguageOption } from '../LanguageSwitcher/LanguageSwitcher.js';
import {
  isGroup,
  type NavigationGroup,
  type NavigationItem,
  type NavigationLink,
} from './navigation.js';
import * as styles from './MenuSheet.css.js';

export type MenuSheetTexts = {
  /** Spoken name of the button that opens the sheet. */
  openMenu: string;
  /** Spoken name of the button that closes it. */
  closeMenu: string;
  /** Spoken name of the sheet. */
  menu: string;
  /** Spoken name of the list of languages. */
  languages?: string;
};

export type SheetContentProps = {
  items: readonly NavigationItem[];
  languages: readonly LanguageOption[];
  contact: NavigationLink | undefined;
  texts: MenuSheetTexts;
  /** Puts a group's links into something that opens and closes. */
  renderGroup: (group: NavigationGroup, links: ReactNode) => ReactNode;
};

/** The sheet's content, shared by the popover and the dialog. */
export function SheetContent({ items, languages, contact, texts, renderGroup }: SheetContentProps) {
  return (
    <>
      <ul>
        {items.map((item) =>
          isGroup(item) ? (
            <li key={item.id} className={styles.item}>
              {renderGroup(
                item,
                <ul className={styles.groupLinks}>
                  {item.links.map((link) => (
                    <li key={link.href}>
                      <SheetLink {...link} className={styles.groupLink} />
                    </li>
                  ))}
                </ul>,
              )}
            </li>
          ) : (
            <li key={item.href} className={styles.item}>
              <SheetLink {...item} className={styles.entry} />
            </li>
          ),
        )}
      </ul>
      {languages.length > 0 && (
        <div className={classes(styles.item, styles.languages)}>
          <LanguageSwitcher label={texts.languages ?? ''} languages={languages} />
        </div>
      )}
      {contact && (
        <div className={styles.action}>
          <ButtonLink href={contact.href} current={contact.current ?? false}>
            {contact.label}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

function SheetLink({ href, label, current, className }: NavigationLink & { className: string }) {
  return (
    <a href={href} className={className} aria-current={current ? 'page' : undefined}>
      {label}
    </a>
  );
}
