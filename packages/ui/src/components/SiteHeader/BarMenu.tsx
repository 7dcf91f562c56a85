'use client';

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as Menu from '@radix-ui/react-navigation-menu';
import { assertUsage } from '../../assertUsage.js';
import * as handover from '../../handover.js';
import { classes } from '../../styles/classes.js';
import { hoverDelays } from '../../theme/tokens.js';
import { Flag } from '../Flag/Flag.js';
import { Icon } from '../Icon/Icon.js';
import { LanguageLink } from '../LanguageSwitcher/LanguageSwitcher.js';
import { Anchor } from '../Link/Anchor.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './BarMenu.css.js';
import { hasCurrent, type MenuProps } from './navigation.js';

/** A click within so many ms after a panel has opened leaves it open: hover was quicker than the click. */
const clickGrace = 500;

/**
 * The navigation on wide screens: links and disclosure buttons (no `role=menu`), as the ARIA
 * practices have it. The 150 ms for which a panel stays after the pointer has left are Radix's own.
 */
export function BarMenu({ items, languages, texts }: Omit<MenuProps, 'takenOver'>) {
  const nav = useRef<HTMLElement>(null);
  const [hydrated, setHydrated] = useState(false);
  /** The group whose panel is open, and when it was opened. */
  const [open, setOpen] = useState({ id: '', since: 0 });
  // Radix's hover timer goes on after a click and opens the panel once more: it has been open since the click.
  const openId = (id: string) =>
    setOpen((last) => (last.id === id ? last : { id, since: performance.now() }));
  // Every link is in the HTML; from now on Radix keeps only those of the open panel.
  useLayoutEffect(() => {
    setHydrated(true);
    const button = nav.current!.querySelector<HTMLElement>(`[${handover.pressed}]`);
    button?.removeAttribute(handover.pressed);
    if (button) setOpen({ id: button.dataset['group']!, since: performance.now() });
  }, []);
  const shown = languages.find((language) => language.current);
  assertUsage(
    !languages.length || !!(shown && texts.languages && texts.currentLanguage),
    'SiteHeader: mark the current one of `languages` by `current: true`, and give `texts` their spoken names, `languages` and `currentLanguage`.',
  );

  /** A button of the bar and the panel below it. */
  const group = (id: string, label: ReactNode, links: ReactNode, current = false) => (
    <Menu.Item
      key={id}
      value={id}
      className={styles.group}
      // In place of Radix's own rule, see `onFocusOutside`: any focus elsewhere closes the panel.
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) openId('');
      }}
    >
      <Menu.Trigger
        type="button"
        className={styles.entry}
        aria-current={current ? 'true' : undefined}
        onClick={(event) => {
          // Radix would close what hover has just opened.
          const hasJustOpened = open.id === id && performance.now() - open.since < clickGrace;
          if (event.detail > 0 && hasJustOpened) event.preventDefault();
        }}
        onKeyDown={(event) => {
          // While the panel is closed, Radix would focus the next button of the bar.
          if (event.key !== 'ArrowDown' || open.id === id) return;
          event.preventDefault();
          event.currentTarget.click();
        }}
        data-group={id}
        // The page's script may have marked it as pressed.
        suppressHydrationWarning
      >
        {label}
        <Icon name="chevron" />
      </Menu.Trigger>
      <Menu.Content
        // Each mounted one would handle Escape.
        {...(!hydrated && { forceMount: true as const })}
        className={classes(styles.panel, id === 'language' && styles.languages)}
        // An element without a role can't be named, and its button has a name already.
        aria-labelledby={undefined}
        // Radix's style attribute would violate the Content-Security-Policy of the prerendered page.
        style={{ pointerEvents: undefined }}
        // Radix would keep the panel open while focus is in the bar, and take its links out of the tab order.
        onFocusOutside={(event) => event.preventDefault()}
      >
        {links}
      </Menu.Content>
    </Menu.Item>
  );

  return (
    <Menu.Root
      ref={nav}
      className={styles.nav}
      aria-label={texts.navigation}
      delayDuration={hoverDelays.open}
      skipDelayDuration={hoverDelays.skip}
      value={open.id}
      onValueChange={openId}
      {...(hydrated && { [handover.scripted]: '' })}
    >
      <Menu.List className={styles.list}>
        {items.map((item, at) =>
          'links' in item ? (
            group(
              `${at}`,
              <span key={item.label}>{item.label}</span>,
              <ul>
                {item.links.map((link, index) => (
                  <li key={index} className={styles.panelItem}>
                    <Menu.Link asChild active={link.current ?? false}>
                      <Anchor href={link.href} className={styles.panelLink}>
                        {link.picture && (
                          <img src={link.picture} alt="" width="64" height="40" loading="lazy" />
                        )}
                        <span className={styles.panelLabel}>{link.label}</span>
                        {link.description && (
                          <span className={styles.panelDescription}>{link.description}</span>
                        )}
                      </Anchor>
                    </Menu.Link>
                  </li>
                ))}
              </ul>,
              hasCurrent(item),
            )
          ) : (
            <Menu.Item key={at}>
              <Menu.Link asChild active={item.current ?? false}>
                <Anchor href={item.href} className={styles.entry}>
                  <span key={item.label}>{item.label}</span>
                </Anchor>
              </Menu.Link>
            </Menu.Item>
          ),
        )}
        {shown &&
          group(
            'language',
            <>
              {typeof shown.flag === 'string' ? <Flag name={shown.flag} /> : shown.flag}
              <span aria-hidden="true">{shown.code.toUpperCase()}</span>
              <VisuallyHidden>{texts.currentLanguage}</VisuallyHidden>
            </>,
            <ul aria-label={texts.languages}>
              {languages.map((language) => (
                <li key={language.code}>
                  <Menu.Link asChild>
                    <LanguageLink {...language} isNamed />
                  </Menu.Link>
                </li>
              ))}
            </ul>,
          )}
      </Menu.List>
    </Menu.Root>
  );
}
