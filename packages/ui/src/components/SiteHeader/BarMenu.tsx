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

/** The navigation on wide screens: links and disclosure buttons, without `role=menu`. */
export function BarMenu({
  items,
  languages,
  texts,
  dir,
}: MenuProps & { dir: 'ltr' | 'rtl' | undefined }) {
  /** The group whose panel is open, or `''`; `undefined` before hydration, while CSS opens panels. */
  const [open, setOpen] = useState<string>();
  // After the effects of the groups, one of which may have opened its panel.
  useLayoutEffect(() => setOpen((opened = '') => opened), []);
  const language = languages?.options.find(({ current }) => current) ?? languages?.options[0];
  return (
    <Menu.Root
      className={styles.nav}
      aria-label={texts.navigation}
      dir={dir}
      delayDuration={hoverDelays.open}
      skipDelayDuration={hoverDelays.skip}
      value={open ?? ''}
      onValueChange={setOpen}
    >
      <Menu.List className={styles.list}>
        {items.map((item, index) =>
          item.links ? (
            <MenuGroup
              key={index}
              id={`${index}`}
              open={open}
              setOpen={setOpen}
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
            open={open}
            setOpen={setOpen}
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

type MenuGroupProps = {
  id: string;
  open: string | undefined;
  setOpen: (update: (open?: string) => string) => void;
  panelClass: string;
  current?: boolean;
  label: ReactNode;
  children: ReactNode;
};

function MenuGroup({
  id,
  open,
  setOpen,
  panelClass,
  current = false,
  label,
  children,
}: MenuGroupProps) {
  const item = useRef<HTMLLIElement>(null);
  const isHydrated = open !== undefined;
  useLayoutEffect(() => {
    // The panel that CSS shows stays open. If its button is being pressed, the click will open it.
    if (item.current!.matches(':has(> button:active)')) return;
    if (item.current!.matches(':hover')) setOpen(() => id);
    else if (item.current!.matches(':focus-within')) setOpen((opened = id) => opened);
  }, [id, setOpen]);
  return (
    <Menu.Item ref={item} value={id} className={styles.group}>
      <Menu.Trigger
        type="button"
        className={styles.entry}
        aria-current={current ? 'true' : undefined}
        // CSS opens the panel before hydration, and cannot update the attribute.
        {...(!isHydrated && { 'aria-expanded': undefined })}
        onClick={(event) => {
          // Hover opens the panel, often just before a click: a mouse does not close it by one
          // (github.com/radix-ui/primitives/issues/2326). Firefox before 129 and Safari before 18.2 name no
          // pointer; the click of a key has no `detail`.
          const { pointerType = 'mouse', detail } = event.nativeEvent as Partial<PointerEvent>;
          if (open === id && pointerType === 'mouse' && detail) event.preventDefault();
        }}
      >
        {label}
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </Menu.Trigger>
      <Menu.Content
        className={panelClass}
        forceMount={isHydrated ? undefined : true}
        // Radix’s `none` would be an attribute in the HTML, and close the panel to a pointer.
        style={{ pointerEvents: undefined }}
        // An element without a role can't be named.
        aria-labelledby={undefined}
        // Radix would keep the panel open, and its links out of the tab order.
        onFocusOutside={(event) => {
          event.preventDefault();
          if ((event.target as Element).ariaExpanded !== 'true') setOpen(() => '');
        }}
      >
        {children}
      </Menu.Content>
    </Menu.Item>
  );
}
