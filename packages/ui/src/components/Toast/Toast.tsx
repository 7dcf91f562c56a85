'use client';

import { useEffect, useRef, useState, type FocusEvent } from 'react';
import * as Radix from '@radix-ui/react-toast';
import { logErrorUnless } from '../../devErrors.js';
import { classes } from '../../styles/classes.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Toast.css.js';

export interface ToastProps {
  /** `error`: the action failed. `success`: it succeeded. */
  tone: 'error' | 'success';
  /** The result, in two or three words. */
  title: string;
  /** What it means for the visitor. */
  text: string;
  /** Accessible name of the button that closes it: “Close”. */
  closeLabel: string;
  /** Accessible name of the region that shows it: “Messages”. */
  regionLabel: string;
  /** Called after closing: by button, Escape, swipe or timeout. */
  onClose: () => void;
}

/** Duration in ms. It pauses on hover, focus and while the window is inactive. */
const duration = { error: 15_000, success: 8_000 };

/**
 * Announces the result of an action, as an alert on error and a status on success, without taking
 * the focus. Render it with a new `key` for the next message; for one that stays use
 * `FormNotice`. Load it lazily.
 */
export function Toast({ tone, title, text, closeLabel, regionLabel, onClose }: ToastProps) {
  logErrorUnless(() => closeLabel, 'Toast: `closeLabel` is empty. Say “Close”, for example.');
  // The text is a live region; Radix's own announcement, always a status, would repeat it.
  const [detachedAnnouncer] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  );
  /** What had the focus before the toast took it; empty while the toast has none. */
  const origin = useRef<EventTarget>(null);
  const trackFocus = ({ type, currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.closest('ol')!.contains(relatedTarget as Element | null))
      origin.current = type === 'focus' ? relatedTarget : null;
  };
  // For both, because the toast is no child of the viewport to React.
  const focusHandlers = { onFocus: trackFocus, onBlur: trackFocus };

  return (
    <Radix.Provider
      label={regionLabel}
      duration={duration[tone]}
      announcerContainer={detachedAnnouncer}
    >
      <Radix.Root
        {...focusHandlers}
        className={styles.toast}
        onOpenChange={(open) => {
          if (open) return;
          (origin.current as HTMLElement | null)?.focus();
          onClose();
        }}
      >
        <span className={styles.icon}>
          <Icon name={tone === 'error' ? 'alert' : 'check'} />
        </span>
        <Message tone={tone} title={title} text={text} />
        <Radix.Close aria-label={closeLabel} className={styles.closeButton}>
          <Icon name="close" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        label={regionLabel}
        {...focusHandlers}
        className={classes(styles.viewport, styles.tones[tone])}
      />
    </Radix.Provider>
  );
}

/** Delay in ms: screen readers miss text in a live region that was just added. */
const announceDelay = 150;

function Message({ tone, title, text }: Pick<ToastProps, 'tone' | 'title' | 'text'>) {
  // A live region is announced reliably only if it exists before its content.
  const [isFilled, setIsFilled] = useState(false);

  useEffect(() => {
    logErrorUnless(
      () => document.getElementsByClassName(styles.closeButton).length < 2,
      'Toast: one covers another. Show one at a time, each with a `key` of its own.',
    );
    const timer = setTimeout(() => {
      setIsFilled(true);
      // Scrolls the focused element out from behind the toast; its styles add scroll padding.
      const { activeElement, body } = document;
      if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
    }, announceDelay);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div>
      {/* One plain text: Firefox reads nested elements twice (FreedomScientific/standards-support#295),
          Orca skips them. An explicit `aria-live`: Firefox takes no politeness from the role. */}
      <VisuallyHidden>
        <span
          role={tone === 'error' ? 'alert' : 'status'}
          aria-live={tone === 'error' ? 'assertive' : 'polite'}
        >
          {isFilled && `${title}${/[.!?…]$/.test(title) ? '' : '.'} ${text}`}
        </span>
      </VisuallyHidden>
      <div aria-hidden="true" className={styles.words}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Description>{text}</Radix.Description>
      </div>
    </div>
  );
}
