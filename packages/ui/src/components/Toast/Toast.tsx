'use client';

import { useEffect, useState } from 'react';
import * as Radix from '@radix-ui/react-toast';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Toast.css.js';

export type ToastProps = {
  /** `error`: it didn't work. `success`: it did. */
  tone: 'error' | 'success';
  /** What has happened, in two or three words. */
  title: string;
  /** What follows from it. */
  text: string;
  /** Spoken name of the button with the cross. */
  closeLabel: string;
  /** Spoken name of the region where the notices appear. */
  regionLabel: string;
  /** Called when it has gone: by its button, by Escape, by a swipe, or because its time is over. */
  onClose?: () => void;
};

/** How long it stays, in ms. Hover, focus and another window make it wait. */
const duration = { error: 15_000, success: 8_000 };

/**
 * Says once what has become of something the visitor has done. It appears as soon as it is rendered;
 * for the next notice render it with another `key`. What has to stay until it is settled is a
 * `FormNotice`.
 *
 * Worth loading late: nothing is said before the visitor has acted.
 *
 * - MUST be an alert on error
 * - MUST be a status on success
 * - MUST stay for 8 s on success, and wait under the pointer
 * - MUST stay for 15 s on error
 * - MUST close by its button
 * - MUST close by Escape
 * - MUST NOT take the focus, nor cover the field that has it
 */
export function Toast({ tone, title, text, closeLabel, regionLabel, onClose }: ToastProps) {
  // The words are a live region; Radix's own announcement, always a status, would say them again.
  const [silence] = useState(() => document.createElement('div'));

  return (
    <Radix.Provider label={regionLabel} duration={duration[tone]} announcerContainer={silence}>
      <Radix.Root
        className={styles.toast[tone]}
        onOpenChange={(open) => {
          if (!open) onClose?.();
        }}
      >
        <span className={styles.sign[tone]}>
          <Icon name={tone === 'error' ? 'alert' : 'check'} />
        </span>
        <Words tone={tone} title={title} text={text} />
        <Radix.Close aria-label={closeLabel} className={styles.closer}>
          <Icon name="close" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport label={regionLabel} className={styles.viewport} />
    </Radix.Provider>
  );
}

/** In ms: a frame is too short for the browser to have told the screen reader of the region. */
const regionKnown = 150;

function Words({ tone, title, text }: Pick<ToastProps, 'tone' | 'title' | 'text'>) {
  // A live region is heard reliably only if it was there before its words.
  const [filled, setFilled] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setFilled, regionKnown, true);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    // Out from behind the notice, by the scroll padding that comes with it (see the styles).
    if (filled) document.activeElement?.scrollIntoView({ block: 'nearest' });
  }, [filled]);

  return (
    <div>
      {/* One plain text: Orca passes over words that arrive as elements, and over an alert that
          doesn't name its politeness, because Firefox takes none from the role. */}
      <VisuallyHidden>
        <span
          role={tone === 'error' ? 'alert' : 'status'}
          aria-live={tone === 'error' ? 'assertive' : 'polite'}
        >
          {filled && `${title}${/[.!?…]$/.test(title) ? '' : '.'} ${text}`}
        </span>
      </VisuallyHidden>
      <div aria-hidden="true">
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Description>{text}</Radix.Description>
      </div>
    </div>
  );
}
