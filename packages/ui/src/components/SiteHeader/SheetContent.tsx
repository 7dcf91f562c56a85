import type { ReactNode } from 'react';
import { classes } from '../../styles/classes.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.js';
import {
  isGroup,
  type MenuProps,
  type NavigationGroup,
  type NavigationLink,
} from './navigation.js';
import { Anchor } from '../Link/Anchor.js';
import * as styles from './MenuSheet.css.js';

export type SheetContentProps = MenuProps & {
  contact: NavigationLink | undefined;
  /** A group's head, with its links below. */
  renderGroup: (group: NavigationGroup, links: ReactNode) => ReactNode;
};

/** The sheet's content, shared by the popover and the dialog. */
export function SheetContent({ items, languages, contact, texts, renderGroup }: SheetContentProps) {
  return (
    <>
      <ul>
        {items.map((item, at) =>
          isGroup(item) ? (
            <li key={at} className={styles.item}>
              {renderGroup(
                item,
                <ul className={styles.groupLinks}>
                  {item.links.map((link, index) => (
                    <li key={index}>
                      <SheetLink {...link} className={styles.groupLink} />
                    </li>
                  ))}
                </ul>,
              )}
            </li>
          ) : (
            <li key={at} className={styles.item}>
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
    <Anchor href={href} className={className} aria-current={current ? 'page' : undefined}>
      {label}
    </Anchor>
  );
}
