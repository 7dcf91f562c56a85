'use client';

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as Menu from '@radix-ui/react-navigation-menu';
import { logErrorUnless } from '../../devErrors.js';
import * as hydrationContract from '../../hydrationContract.js';
import { classes } from '../../styles/classes.js';
import { hoverDelays } from '../../theme/tokens.js';
import { Flag } from '../Flag/Flag.js';
import { Icon } from '../Icon/Icon.js';
import { LanguageLink } from '../LanguageSwitcher/LanguageSwitcher.js';
import { Anchor } from '../Link/Anchor.js';
import { KeyedText } from '../Text/KeyedText.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './BarMenu.css.js';
import type { MenuProps } from './navigation.js';

/** In ms: a click so soon after hover has opened a panel does not close it. */
const clickGrace = 500;

/**
 * The navigation on wide screens: links and disclosure buttons, without `role=menu`. Radix closes a
 * panel 150 ms after the pointer has left.
 */
export function BarMenu({ items, languages, texts }: MenuProps) {
  /** Id of the open group, or ''. */
  const [open, setOpen] = useState('');
  const openedAt = useRef(0);
  useLayoutEffect(() => void (openedAt.current = performance.now()), [open]);
  /** Before hydration every panel is in the HTML, and CSS opens it. */
  const [hydrated, setHydrated] = useState(false);
  const nav = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    setHydrated(true);
    const groupAt = (state: string) =>
      nav.current!.querySelector<HTMLButtonElement>(`button${state}`)?.value ?? '';
    const pressed = groupAt(`[${hydrationContract.pressed}]:is(:hover, :focus)`);
    if (pressed) return setOpen(pressed);
    // Radix misses a pointer that was already there.
    const hovered = groupAt(':hover');
    const open = () => hovered && groupAt(':hover') === hovered && setOpen(hovered);
    const timer = setTimeout(open, hoverDelays.open);
    return () => clearTimeout(timer);
  }, []);
  const shown = languages.find((language) => language.current);
  logErrorUnless(
    !languages.length || !!(shown && texts.languages && texts.currentLanguage),
    'SiteHeader: mark the current one of `languages` by `current: true`, and give `texts` their spoken names, `languages` and `currentLanguage`.',
  );

  /** A menu button and its panel. */
  const group = (id: string, label: ReactNode, links: ReactNode, current = false) => {
    const className = classes(styles.panel, id === 'language' && styles.languages);
    return (
      <Menu.Item key={id} value={id} className={styles.group}>
        <Menu.Trigger
          type="button"
          value={id}
          className={styles.entry}
          aria-current={current ? 'true' : undefined}
          // Before hydration CSS opens the panel, and cannot update it.
          {...(!hydrated && { 'aria-expanded': undefined })}
          onClick={(event) => {
            const isNew = open === id && performance.now() - openedAt.current < clickGrace;
            if (isNew && event.detail > 0) event.preventDefault();
          }}
        >
          {label}
          <Icon name="chevron" />
        </Menu.Trigger>
        {hydrated ? (
          <Menu.Content
            className={className}
            // An element without a role can't be named, and its button has a name already.
            aria-labelledby={undefined}
            // Radix would keep the panel open, and its links out of the tab order.
            onFocusOutside={(event) => {
              event.preventDefault();
              if ((event.target as Element).ariaExpanded !== 'true') setOpen('');
            }}
          >
            {links}
          </Menu.Content>
        ) : (
          <div className={classes(className, styles.htmlPanel)}>{links}</div>
        )}
      </Menu.Item>
    );
  };

  return (
    <Menu.Root
      ref={nav}
      className={styles.nav}
      aria-label={texts.navigation}
      // Radix's behaviour, kept for panels that it did not open.
      delayDuration={open ? 0 : hoverDelays.open}
      skipDelayDuration={hoverDelays.skip}
      value={open}
      onValueChange={setOpen}
    >
      <Menu.List className={styles.list}>
        {items.map((item, index) =>
          'links' in item ? (
            group(
              `${index}`,
              <KeyedText>{item.label}</KeyedText>,
              <ul>
                {item.links.map((link, index) => (
                  <li key={index} className={styles.panelItem}>
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
              </ul>,
              item.links.some((link) => link.current),
            )
          ) : (
            <Menu.Item key={index}>
              <Menu.Link asChild active={item.current ?? false}>
                <Anchor href={item.href} className={styles.entry}>
                  {item.label}
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
