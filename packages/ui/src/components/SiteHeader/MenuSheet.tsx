'use client';

import { useEffect, useId, useRef, useState, useSyncExternalStore, type MouseEvent } from 'react';
import * as Collapsible from '@radix-ui/react-collapsible';
import * as Dialog from '@radix-ui/react-dialog';
import { logErrorIfListEmpty } from '../../devErrors.js';
import type { SheetHistoryState } from '../../hydrationContract.js';
import { classes } from '../../styles/classes.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Icon } from '../Icon/Icon.js';
import { LanguageSwitcher } from '../LanguageSwitcher/LanguageSwitcher.js';
import { Anchor } from '../Link/Anchor.js';
import { KeyedText } from '../Text/KeyedText.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './MenuSheet.css.js';
import type { MenuProps, NavigationGroup, NavigationLink } from './navigation.js';

/**
 * The navigation on small screens: in the HTML a popover with `<details>`, after hydration a
 * dialog. Without popover support, links below the bar.
 */
export function MenuSheet({
  items,
  languages,
  contact,
  texts,
}: MenuProps & { contact: NavigationLink | undefined }) {
  const id = useId();
  const popover = useRef<HTMLDivElement>(null);
  const isDialog = useSyncExternalStore(
    (onChange) => {
      const element = popover.current;
      element?.addEventListener('toggle', onChange);
      return () => element?.removeEventListener('toggle', onChange);
    },
    // `:is()`, so that a browser without popovers doesn't reject the selector.
    () => !popover.current?.matches(':is(:popover-open)'),
    () => false,
  );
  const { open, show, hide } = useSheetHistory();
  /** Whether a link has closed the sheet: then the next page takes the focus. */
  const hasNavigated = useRef(false);
  const openButton = useRef<HTMLButtonElement>(null);
  const popoverTarget = isDialog ? undefined : id;

  // Client navigation doesn't unload the page.
  const onClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest('a');
    if (!link) return;
    if (!isDialog) return popover.current?.hidePopover();
    hasNavigated.current = true;
    hide(link.pathname !== location.pathname);
  };

  const closeButton = (
    <Dialog.Close className={styles.closeButton} popoverTarget={popoverTarget}>
      <Icon name="close" />
      <VisuallyHidden>{texts.closeMenu}</VisuallyHidden>
    </Dialog.Close>
  );
  const content = (
    <>
      <ul>
        {items.map((item, index) => (
          <li key={index} className={styles.item}>
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
    <Dialog.Root open={open} onOpenChange={() => hide()}>
      <button
        ref={openButton}
        type="button"
        className={styles.openButton}
        popoverTarget={popoverTarget}
        {...(isDialog && { 'aria-haspopup': 'dialog', 'aria-expanded': open, onClick: show })}
      >
        <Icon name="menu" />
        <VisuallyHidden>{texts.openMenu}</VisuallyHidden>
      </button>
      {isDialog ? (
        <Dialog.Portal>
          {/* `Dialog.Overlay` injects a style element, which a strict CSP forbids. */}
          <div className={styles.scrim} />
          <Dialog.Content
            className={styles.sheet}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              if (!hasNavigated.current) openButton.current?.focus();
              hasNavigated.current = false;
            }}
            onClick={onClick}
          >
            {closeButton}
            <VisuallyHidden>
              <Dialog.Title>{texts.menu}</Dialog.Title>
            </VisuallyHidden>
            {content}
          </Dialog.Content>
        </Dialog.Portal>
      ) : (
        <div
          ref={popover}
          id={id}
          popover="auto"
          role="dialog"
          aria-label={texts.menu}
          className={classes(styles.sheet, styles.popover)}
          onClick={onClick}
        >
          {closeButton}
          {content}
        </div>
      )}
    </Dialog.Root>
  );
}

function Group({ isDialog, label, links }: NavigationGroup & { isDialog: boolean }) {
  logErrorIfListEmpty('SiteHeader', 'links', links, ['label']);
  const isCurrent = links.some(({ current }) => current);
  const head = {
    className: styles.entry,
    'aria-current': isCurrent ? 'true' : undefined,
    children: (
      <>
        <KeyedText>{label}</KeyedText>
        <Icon name="chevron" />
      </>
    ),
  } as const;
  const list = (
    <ul className={styles.groupLinks}>
      {links.map((link, index) => (
        <li key={index}>
          <SheetLink {...link} className={styles.groupLink} />
        </li>
      ))}
    </ul>
  );
  return isDialog ? (
    <Collapsible.Root defaultOpen={isCurrent}>
      <Collapsible.Trigger {...head} />
      <Collapsible.Content>{list}</Collapsible.Content>
    </Collapsible.Root>
  ) : (
    // The visitor may have opened it before hydration.
    <details open={isCurrent} suppressHydrationWarning>
      <summary {...head} />
      {list}
    </details>
  );
}

const SheetLink = ({ href, label, current, className }: NavigationLink & { className: string }) => (
  <Anchor href={href} className={className} aria-current={current ? 'page' : undefined}>
    {label}
  </Anchor>
);

const isSheetHistoryEntry = () => (history.state as SheetHistoryState | null)?.menuSheet === true;

/** Open state of the sheet, kept in the history so that Back closes it. */
function useSheetHistory() {
  const [open, setOpen] = useState(false);
  /** True until the browser has gone back; the sheet cannot be reopened meanwhile. */
  const isClosing = useRef(false);

  useEffect(() => {
    const onPopState = () => {
      isClosing.current = false;
      setOpen(isSheetHistoryEntry());
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);

  return {
    open,
    show() {
      if (!isSheetHistoryEntry()) history.pushState({ ...history.state, menuSheet: true }, '');
      setOpen(true);
    },
    /** After navigation the router replaces the entry; otherwise the browser goes back, once. */
    hide(isReplaced = false) {
      if (isReplaced || !isSheetHistoryEntry()) return setOpen(false);
      if (!isClosing.current) history.back();
      isClosing.current = true;
    },
  };
}
