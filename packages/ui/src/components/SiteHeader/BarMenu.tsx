'use client';

import { useRef, useState } from 'react';
import * as Menu from '@radix-ui/react-navigation-menu';
import { assertUsage } from '../../assertUsage.js';
import * as handover from '../../handover.js';
import { hoverDelays } from '../../theme/tokens.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Flag } from '../Flag/Flag.js';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.js';
import { Anchor } from '../Link/Anchor.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import { BarGroup } from './BarGroup.js';
import * as styles from './BarMenu.css.js';
import { hasCurrent, isGroup, type MenuProps } from './navigation.js';
import { useCalm } from './useCalm.js';

/** While CSS still serves it: the pointer or the focus is in it, or a panel has just closed. */
const inUse = `:is(:hover, :focus-within, [${handover.bar}=open])`;

/**
 * The navigation on wide screens: links and disclosure buttons (no `role=menu`), as the ARIA
 * practices have it. The 150 ms for which a panel stays after the pointer has left are Radix's own.
 *
 * Besides what the stories of `SiteHeader` say, it
 *
 * - MUST keep a panel open while the pointer is on it
 * - MUST keep panels inside the window
 * - MUST mark the current page by `aria-current="page"`, and the group that it belongs to
 */
export function BarMenu({ items, languages, contact, texts }: MenuProps) {
  const nav = useRef<HTMLElement>(null);
  const live = useCalm(nav, inUse);
  /** The group whose panel is open, by its id. */
  const [open, setOpen] = useState({ id: '', since: 0 });
  // Radix's hover timer runs on after a click, and then opens what is open.
  const setOpenId = (id: string) =>
    setOpen((last) => (last.id === id ? last : { id, since: performance.now() }));
  const groupProps = (id: string) => ({
    id,
    openSince: id === open.id ? open.since : -Infinity,
    onLeave: () => setOpenId(''),
    live,
  });
  const shown = languages.find((language) => language.current);
  const ids = [...items.filter(isGroup).map((group) => group.id), 'language'];
  assertUsage(
    new Set(ids).size === ids.length,
    `SiteHeader: each group needs a unique id other than “language”, but they are ${ids.slice(0, -1).join(', ')}.`,
  );
  assertUsage(
    !languages.length || !!shown,
    'SiteHeader: mark the current language with `current: true`.',
  );
  assertUsage(
    !languages.length || !!(texts.languages && texts.currentLanguage),
    'SiteHeader: with `languages` give `texts` their spoken names, `languages` and `currentLanguage`.',
  );

  return (
    <Menu.Root
      ref={nav}
      className={styles.nav}
      aria-label={texts.navigation}
      activationMode={live ? 'automatic' : 'manual'}
      delayDuration={hoverDelays.open}
      skipDelayDuration={hoverDelays.skip}
      value={open.id}
      onValueChange={setOpenId}
      {...{ [handover.bar]: '', [handover.live]: live ? '' : undefined }}
      // The page's own script may have written to it before React came.
      suppressHydrationWarning
    >
      <Menu.List className={styles.list}>
        {items.map((item) =>
          isGroup(item) ? (
            <BarGroup
              key={item.id}
              {...groupProps(item.id)}
              label={item.label}
              current={hasCurrent(item)}
            >
              <ul>
                {item.links.map((link) => (
                  <li key={link.href} className={styles.panelItem}>
                    <Menu.Link asChild active={link.current ?? false}>
                      <Anchor href={link.href} className={styles.panelLink}>
                        <span className={styles.panelLabel}>{link.label}</span>
                        {link.description && (
                          <span className={styles.panelDescription}>{link.description}</span>
                        )}
                      </Anchor>
                    </Menu.Link>
                  </li>
                ))}
              </ul>
            </BarGroup>
          ) : (
            <Menu.Item key={item.href}>
              <Menu.Link asChild active={item.current ?? false}>
                <Anchor href={item.href} className={styles.entry}>
                  {item.label}
                </Anchor>
              </Menu.Link>
            </Menu.Item>
          ),
        )}
        {shown && (
          <BarGroup
            {...groupProps('language')}
            label={
              <>
                {typeof shown.flag === 'string' ? <Flag name={shown.flag} /> : shown.flag}
                <span aria-hidden="true">{shown.code.toUpperCase()}</span>
                <VisuallyHidden>{texts.currentLanguage}</VisuallyHidden>
              </>
            }
            size="narrow"
          >
            <LanguageSwitcher
              label={texts.languages ?? ''}
              languages={languages}
              layout="column"
              wrapLink={(link) => <Menu.Link asChild>{link}</Menu.Link>}
            />
          </BarGroup>
        )}
        {contact && (
          <Menu.Item className={styles.action}>
            <ButtonLink href={contact.href} size="compact" current={contact.current ?? false}>
              {contact.label}
            </ButtonLink>
          </Menu.Item>
        )}
      </Menu.List>
    </Menu.Root>
  );
}
