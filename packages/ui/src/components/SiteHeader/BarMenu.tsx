'use client';

import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import * as Menu from '@radix-ui/react-navigation-menu';
import { classes } from '../../styles/classes.js';
import { hoverDelays } from '../../theme/tokens.js';
import { Icon } from '../Icon/Icon.js';
import { Anchor } from '../../internal/Anchor.js';
import { KeyedText } from '../../internal/KeyedText.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './BarMenu.css.js';
import { LanguageLink } from './LanguageLink.js';
import { flag } from './LanguageLink.css.js';
import type { NavigationItem, SiteHeaderLanguages, SiteHeaderTexts } from './navigation.js';

export type MenuProps = {
  items: readonly NavigationItem[];
  languages: SiteHeaderLanguages | undefined;
  texts: SiteHeaderTexts;
};

/** In ms: a click so soon after hover has opened a panel does not close it. */
const clickGrace = 500;

/** The navigation on wide screens: links and disclosure buttons, without `role=menu`. */
export function BarMenu({ items, languages, texts }: MenuProps) {
  const panels = usePanels();
  const nav = useRef<HTMLElement>(null);
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  useLayoutEffect(() => {
    setDirection(getComputedStyle(nav.current!).direction as 'ltr' | 'rtl');
  }, []);
  const language = languages?.options.find(({ current }) => current) ?? languages?.options[0];
  return (
    <Menu.Root
      ref={nav}
      className={styles.nav}
      aria-label={texts.navigation}
      // For the arrow keys: Radix does not read the direction of the page.
      dir={direction}
      // While a panel is open, the next opens at once: Radix does so only after its own panels.
      delayDuration={panels.open ? 0 : hoverDelays.open}
      skipDelayDuration={hoverDelays.skip}
      value={panels.open}
      onValueChange={panels.setOpen}
    >
      <Menu.List className={styles.list}>
        {items.map((item, index) =>
          'links' in item ? (
            <MenuGroup
              key={index}
              id={`${index}`}
              panels={panels}
              panelClass={styles.panel}
              current={item.links.some(({ current }) => current)}
              label={<KeyedText>{item.label}</KeyedText>}
            >
              <ul>
                {item.links.map(({ href, label, description, current = false }, linkIndex) => (
                  <li key={linkIndex} className={styles.panelItem}>
                    <Menu.Link asChild active={current}>
                      <Anchor component="SiteHeader" href={href} className={styles.panelLink}>
                        <span className={styles.panelLabel}>{label}</span>
                        {description && (
                          <span className={styles.panelDescription}>{description}</span>
                        )}
                      </Anchor>
                    </Menu.Link>
                  </li>
                ))}
              </ul>
            </MenuGroup>
          ) : (
            <Menu.Item key={index}>
              <Menu.Link asChild active={item.current ?? false}>
                <Anchor component="SiteHeader" href={item.href} className={styles.entry}>
                  {item.label}
                </Anchor>
              </Menu.Link>
            </Menu.Item>
          ),
        )}
        {languages && language && (
          <MenuGroup
            id="language"
            panels={panels}
            panelClass={classes(styles.panel, styles.languages)}
            label={
              <>
                {language.flag && (
                  <span aria-hidden="true" className={flag}>
                    {language.flag}
                  </span>
                )}
                <span aria-hidden="true">{language.code.toUpperCase()}</span>
                <VisuallyHidden>{languages.currentLabel}</VisuallyHidden>
              </>
            }
          >
            <ul aria-label={languages.label}>
              {languages.options.map((option) => (
                <li key={option.code}>
                  <Menu.Link asChild>
                    <LanguageLink {...option} named />
                  </Menu.Link>
                </li>
              ))}
            </ul>
          </MenuGroup>
        )}
      </Menu.List>
    </Menu.Root>
  );
}

type Panels = ReturnType<typeof usePanels>;

/** The group whose panel is open, or `''`, and since when. */
function usePanels() {
  const [isHydrated, setHydrated] = useState(false);
  const [open, setOpen] = useState('');
  const shownAt = useRef(0);
  // In an effect, because a slow device shows the panel later, perhaps between press and click.
  useLayoutEffect(() => {
    shownAt.current = performance.now();
  }, [open]);
  useLayoutEffect(() => setHydrated(true), []);
  return { isHydrated, open, shownAt, setOpen };
}

type MenuGroupProps = {
  id: string;
  panels: Panels;
  panelClass: string;
  current?: boolean;
  label: ReactNode;
  children: ReactNode;
};

function MenuGroup({
  id,
  panels: { isHydrated, open, shownAt, setOpen },
  panelClass,
  current = false,
  label,
  children,
}: MenuGroupProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // Radix misses a pointer that came, or a finger that tapped, before hydration.
    if (trigger.current!.matches(':hover')) setOpen(id);
  }, [id, setOpen]);
  return (
    <Menu.Item value={id} className={styles.group}>
      <Menu.Trigger
        ref={trigger}
        type="button"
        className={styles.entry}
        aria-current={current ? 'true' : undefined}
        // Before hydration CSS opens the panel, and cannot update it.
        {...(!isHydrated && { 'aria-expanded': undefined })}
        onClick={(event) => {
          const isPointer = event.detail > 0;
          const wasJustOpened = open === id && performance.now() - shownAt.current < clickGrace;
          if (isPointer && wasJustOpened) event.preventDefault();
        }}
      >
        {label}
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </Menu.Trigger>
      {isHydrated ? (
        <Menu.Content
          className={panelClass}
          // An element without a role can't be named.
          aria-labelledby={undefined}
          // Radix would keep the panel open, and its links out of the tab order.
          onFocusOutside={(event) => {
            event.preventDefault();
            if ((event.target as Element).ariaExpanded !== 'true') setOpen('');
          }}
        >
          {children}
        </Menu.Content>
      ) : (
        <div className={classes(panelClass, styles.htmlPanel)}>{children}</div>
      )}
    </Menu.Item>
  );
}
