'use client';

import { useEffect, useId, useRef, useState, type MouseEvent } from 'react';
import { classes } from '../../styles/classes.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Icon } from '../Icon/Icon.js';
import { Anchor } from '../../internal/Anchor.js';
import { KeyedText } from '../../internal/KeyedText.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import type { MenuProps } from './BarMenu.js';
import { LanguageLink } from './LanguageLink.js';
import * as styles from './MenuSheet.css.js';
import type { NavigationGroup, NavigationLink } from './navigation.js';

/**
 * The navigation on small screens: a popover until hydration, then a modal dialog. Without popover
 * support, links below the header.
 */
export function MenuSheet({
  items,
  languages,
  contact,
  texts,
}: MenuProps & { contact: NavigationLink | undefined }) {
  const id = useId();
  const { opener, dialog, isHydrated, show, hide } = useSheet();

  const onClick = (event: MouseEvent) => {
    // A click with one of these keys opens a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const { target, currentTarget, clientX } = event;
    const { left, right } = currentTarget.getBoundingClientRect();
    const isBackdrop = target === currentTarget && (clientX < left || clientX > right);
    // A router changes the page without a new document.
    if (isBackdrop || (target as Element).closest('a')) hide();
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.openButton}
        popoverTarget={isHydrated ? undefined : id}
        {...(isHydrated && { 'aria-haspopup': 'dialog', onClick: show })}
      >
        <Icon name="menu" />
        <VisuallyHidden>{texts.openMenu}</VisuallyHidden>
      </button>
      <dialog
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={texts.menu}
        className={styles.sheet}
        onClick={onClick}
      >
        <button
          type="button"
          className={styles.closeButton}
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={hide}
        >
          <Icon name="close" />
          <VisuallyHidden>{texts.closeMenu}</VisuallyHidden>
        </button>
        <ul>
          {items.map((item, index) => (
            <li key={index} className={styles.item}>
              {item.links ? <Group {...item} /> : <SheetLink {...item} className={styles.entry} />}
            </li>
          ))}
        </ul>
        {languages && (
          <ul aria-label={languages.label} className={classes(styles.item, styles.languages)}>
            {languages.options.map((option) => (
              <li key={option.code}>
                <LanguageLink {...option} />
              </li>
            ))}
          </ul>
        )}
        {contact && (
          <div className={styles.action}>
            <ButtonLink href={contact.href} current={contact.current}>
              {contact.label}
            </ButtonLink>
          </div>
        )}
      </dialog>
    </>
  );
}

function Group({ label, links }: NavigationGroup) {
  const isCurrent = links.some(({ current }) => current);
  return (
    // The visitor may have opened it before hydration.
    <details open={isCurrent} suppressHydrationWarning>
      <summary className={styles.entry} aria-current={isCurrent ? 'true' : undefined}>
        <KeyedText>{label}</KeyedText>
        <span className={styles.chevron}>
          <Icon name="chevron" />
        </span>
      </summary>
      <ul className={styles.groupLinks}>
        {links.map((link, index) => (
          <li key={index}>
            <SheetLink {...link} className={styles.groupLink} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const SheetLink = ({ href, label, current, className }: NavigationLink & { className: string }) => (
  <Anchor
    component="SiteHeader"
    href={href}
    className={className}
    aria-current={current ? 'page' : undefined}
  >
    {label}
  </Anchor>
);

/** The dialog. Browsers close it at Escape and, on Android, by Back. */
function useSheet() {
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isHydrated, setHydrated] = useState(false);

  useEffect(() => {
    setHydrated(true);
    // Back and Forward change the page, or the place in it.
    addEventListener('popstate', hide);
    // A tablet on its side has the bar instead.
    const hideWithOpener = () => void (opener.current!.offsetParent || hide());
    addEventListener('resize', hideWithOpener);
    return () => {
      removeEventListener('popstate', hide);
      removeEventListener('resize', hideWithOpener);
    };
  }, []);

  /** Whether the sheet was opened before hydration. `:is()` is for browsers without popovers. */
  const isPopover = () => dialog.current!.matches(':is(:popover-open)');

  function show(): void {
    // A popover cannot become modal; its button closes it.
    if (isPopover()) return hide();
    dialog.current!.showModal();
  }

  function hide(): void {
    if (isPopover()) dialog.current!.hidePopover();
    else if (dialog.current!.open) dialog.current!.close();
  }

  return { opener, dialog, isHydrated, show, hide };
}
