'use client';

import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import * as Collapsible from '@radix-ui/react-collapsible';
import * as Dialog from '@radix-ui/react-dialog';
import type { SheetHistoryState } from '../../handover.js';
import { classes } from '../../styles/classes.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Icon } from '../Icon/Icon.js';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.js';
import { Anchor } from '../Link/Anchor.js';
import { KeyedText } from '../Text/KeyedText.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './MenuSheet.css.js';
import {
  hasCurrent,
  type MenuProps,
  type NavigationGroup,
  type NavigationLink,
} from './navigation.js';

/**
 * The navigation on small screens: a button, and a sheet from the edge of the window. In the HTML it
 * is a popover with `<details>`; with React a dialog takes its place while it is closed. A browser
 * without popovers shows its links below the bar.
 */
export function MenuSheet({
  items,
  languages,
  contact,
  texts,
}: MenuProps & { contact: NavigationLink | undefined }) {
  const popoverId = useId();
  const popover = useRef<HTMLDivElement>(null);
  const isDialog = useReplacement(popover);
  const opener = useRef<HTMLButtonElement>(null);
  const { open, show, hide } = useSheetEntry();
  /** Whether a link has closed the sheet: the focus then belongs to the next page. */
  const followed = useRef(false);

  const closer = {
    type: 'button',
    className: styles.closer,
    children: (
      <>
        <Icon name="close" />
        <VisuallyHidden>{texts.closeMenu}</VisuallyHidden>
      </>
    ),
  } as const;
  const content = (
    <>
      <ul>
        {items.map((item, at) => (
          <li key={at} className={styles.item}>
            {'links' in item ? (
              <Group {...item} isDialog={isDialog} />
            ) : (
              <SheetLink {...item} className={styles.entry} />
            )}
          </li>
        ))}
      </ul>
      {languages.length > 0 && (
        <div className={classes(styles.item, styles.languages)}>
          <LanguageSwitcher label={texts.languages ?? ''} languages={languages} />
        </div>
      )}
      {contact && (
        <div className={styles.action}>
          <ButtonLink href={contact.href} current={contact.current}>
            {contact.label}
          </ButtonLink>
        </div>
      )}
    </>
  );

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        {...(isDialog
          ? { 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: show }
          : { popoverTarget: popoverId })}
      >
        <Icon name="menu" />
        <VisuallyHidden>{texts.openMenu}</VisuallyHidden>
      </button>
      {isDialog ? (
        <Dialog.Root open={open} onOpenChange={() => hide()}>
          <Dialog.Portal>
            {/* `Dialog.Overlay` would inject a style element, which a strict Content-Security-Policy forbids. */}
            <div className={styles.scrim} />
            <Dialog.Content
              className={styles.sheet}
              // The opener is no `Dialog.Trigger`, because before it is the popover's: Radix doesn't know it.
              onCloseAutoFocus={(event) => {
                event.preventDefault();
                if (!followed.current) opener.current?.focus();
                followed.current = false;
              }}
              onClick={(event) => {
                const link = (event.target as Element).closest('a');
                if (!link) return;
                followed.current = true;
                hide(link.pathname !== location.pathname);
              }}
            >
              <Dialog.Close {...closer} />
              <VisuallyHidden>
                <Dialog.Title>{texts.menu}</Dialog.Title>
              </VisuallyHidden>
              {content}
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      ) : (
        <div
          ref={popover}
          id={popoverId}
          popover="auto"
          role="dialog"
          aria-label={texts.menu}
          className={styles.sheet}
          onClick={(event) => {
            // With React, following a link doesn't unload the page.
            if ((event.target as Element).closest('a')) event.currentTarget.hidePopover?.();
          }}
        >
          <button {...closer} popoverTarget={popoverId} popoverTargetAction="hide" />
          {content}
        </div>
      )}
    </>
  );
}

function Group({ isDialog, ...group }: NavigationGroup & { isDialog: boolean }) {
  const isCurrent = hasCurrent(group);
  const head = {
    className: styles.entry,
    'aria-current': isCurrent ? 'true' : undefined,
    children: (
      <>
        <KeyedText>{group.label}</KeyedText>
        <Icon name="chevron" />
      </>
    ),
  } as const;
  const links = (
    <ul className={styles.groupLinks}>
      {group.links.map((link, at) => (
        <li key={at}>
          <SheetLink {...link} className={styles.groupLink} />
        </li>
      ))}
    </ul>
  );
  return isDialog ? (
    <Collapsible.Root defaultOpen={isCurrent}>
      <Collapsible.Trigger type="button" {...head} />
      <Collapsible.Content>{links}</Collapsible.Content>
    </Collapsible.Root>
  ) : (
    // The visitor may have opened it before hydration.
    <details open={isCurrent} suppressHydrationWarning>
      <summary {...head} />
      {links}
    </details>
  );
}

function SheetLink({ href, label, current, className }: NavigationLink & { className: string }) {
  return (
    <Anchor href={href} className={className} aria-current={current ? 'page' : undefined}>
      {label}
    </Anchor>
  );
}

/** Whether the dialog replaces the popover, which it does after hydration, as soon as the popover is closed. */
function useReplacement(popover: RefObject<HTMLElement | null>): boolean {
  const [isReplaced, setReplaced] = useState(false);
  useLayoutEffect(() => {
    const element = popover.current;
    // Within `:is()`, so that a browser without popovers does not refuse the selector.
    const replace = () => setReplaced(!element?.matches(':is(:popover-open)'));
    replace();
    element?.addEventListener('toggle', replace);
    return () => element?.removeEventListener('toggle', replace);
  }, [popover]);
  return isReplaced;
}

const isSheetEntry = () => (history.state as SheetHistoryState | null)?.menuSheet === true;

/**
 * Whether the sheet is open. It is an entry of the history, so that Back closes it instead of leaving the
 * page, as people expect on a phone.
 */
function useSheetEntry() {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const follow = () => setOpen(isSheetEntry());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return {
    open,
    show() {
      if (!isSheetEntry()) history.pushState({ ...history.state, menuSheet: true }, '');
      setOpen(true);
    },
    /** After a link to another page the router replaces the entry; else the browser goes back, once. */
    hide(isReplaced = false) {
      const { menuSheet } = (history.state ?? {}) as SheetHistoryState;
      // The browser is going back already. Until then the sheet stays, so that nobody opens it meanwhile.
      if (menuSheet === false && !isReplaced) return;
      if (isReplaced || !menuSheet) return setOpen(false);
      history.replaceState({ ...history.state, menuSheet: false }, '');
      history.back();
    },
  };
}
