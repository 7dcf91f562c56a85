'use client';

import { useEffect, useId, useImperativeHandle, useRef, type ReactNode } from 'react';
import { assertTexts } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import { Actions } from '../Actions/Actions.js';
import { Text } from '../Text/Text.js';
import * as styles from './FormNotice.css.js';

export interface FormNoticeProps extends ElementProps<HTMLDivElement> {
  /** What has happened. */
  title: string;
  /** What it means for the visitor; links are welcome. */
  children: ReactNode;
  /** News since it appeared, said aloud: for example, that the connection is back. */
  status?: string | undefined;
  /** What to do now: one filled button or link, and quiet ones for what else helps. */
  actions?: ReactNode;
  /** `success` once the form has done its work. @default 'error' */
  tone?: 'error' | 'success' | undefined;
  /**
   * Whether it takes the focus when it appears, which also brings it into view. For a notice that
   * answers what the visitor has just done further down. @default false
   */
  takesFocus?: boolean | undefined;
}

/**
 * Says above a form what has become of the visitor's words: why they could not be sent, with another
 * way, or that they were. It stays until it is settled.
 */
export function FormNotice({
  title,
  children,
  status,
  actions,
  tone = 'error',
  takesFocus = false,
  ref,
  ...element
}: FormNoticeProps) {
  assertTexts('FormNotice', { children });
  const notice = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => notice.current!);
  const titleId = useId();

  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);

  return (
    <div
      {...element}
      ref={notice}
      className={classes(styles.notice, styles.tone[tone])}
      role="group"
      aria-labelledby={titleId}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Heading level={3} size="h4" id={titleId}>
        {title}
      </Heading>
      <Text as="div">{children}</Text>
      {/* Always there, and without `role=status`: screen readers name an empty one “status bar”. */}
      <p aria-live="polite" className={styles.status}>
        {status}
      </p>
      {actions && (
        <div className={styles.actions}>
          <Actions>{actions}</Actions>
        </div>
      )}
    </div>
  );
}
