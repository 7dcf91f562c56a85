'use client';

import { useEffect, useState } from 'react';
import * as Radix from '@radix-ui/react-toast';
import { assertTexts } from '../../assertUsage.js';
import { classes } from '../../styles/classes.js';
import { Icon } from '../Icon/Icon.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './Toast.css.js';

export interface ToastProps {
  /** `error`: it didn't work. `success`: it did. */
  tone: 'error' | 'success';
  /** The outcome, in two or three words. */
  title: string;
  /** What it means for the visitor. */
  text: string;
  /** Spoken name of the button with the cross. */
  closeLabel: string;
  /** Spoken name of the region where the notices appear. */
  regionLabel: string;
  /** Called after it has closed: by its button, Escape, a swipe or timeout. */
  onClose?: (() => void) | undefined;
}

/** Duration in ms. It pauses on hover, focus and while the window is inactive. */
const duration = { error: 15_000, success: 8_000 };

/**
 * Announces the outcome of a visitor's action. It appears as soon as it is rendered;
 * for the next notice render it with another `key`. A notice that has to stay until it is dealt with is a
 * `FormNotice`.
 *
 * It is a band at the window's lower edge; an error in a small window is below the bar, clear of the
 * keyboard. It is an alert on error, and neither takes the focus nor covers the field that has it. Load it lazily:
 * it isn't needed before the visitor has acted.
 */
export function Toast({ tone, title, text, closeLabel, regionLabel, onClose }: ToastProps) {
  assertTexts('Toast', { title, text, closeLabel, regionLabel });
  // The text is a live region already; Radix's own announcement, always a status, would repeat it.
  const [silence] = useState(() =>
    typeof document === 'undefined' ? undefined : document.createElement('div'),
  );

  return (
    <Radix.Provider label={regionLabel} duration={duration[tone]} announcerContainer={silence}>
      <Radix.Root
        className={styles.toast}
        onOpenChange={(open) => {
          if (!open) onClose?.();
        }}
      >
        <span className={styles.sign}>
          <Icon name={tone === 'error' ? 'alert' : 'check'} />
        </span>
        <Words tone={tone} title={title} text={text} />
        <Radix.Close aria-label={closeLabel} className={styles.closer}>
          <Icon name="close" />
        </Radix.Close>
      </Radix.Root>
      <Radix.Viewport
        label={regionLabel}
        className={classes(styles.viewport, styles.tones[tone])}
      />
    </Radix.Provider>
  );
}

/** In ms: after a single frame the screen reader doesn't know the live region yet. */
const regionKnown = 150;

function Words({ tone, title, text }: Pick<ToastProps, 'tone' | 'title' | 'text'>) {
  // A live region is announced reliably only if it exists before its content.
  const [filled, setFilled] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      setFilled(true);
      // Scrolls the focused element out from behind the notice; the notice's styles add scroll padding.
      const { activeElement, body } = document;
      if (activeElement !== body) activeElement?.scrollIntoView({ block: 'nearest' });
    }, regionKnown);
    return () => clearTimeout(timer);
  }, []);

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
      <div aria-hidden="true" className={styles.words}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        <Radix.Description>{text}</Radix.Description>
      </div>
    </div>
  );
}
