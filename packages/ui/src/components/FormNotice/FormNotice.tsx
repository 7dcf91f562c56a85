'use client';

import { useEffect, useId, useImperativeHandle, useRef, type ReactNode } from 'react';
import { isDevelopment, logEmptyItems } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { IdCheck } from '../../internal/IdCheck.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import { Actions } from '../Actions/Actions.js';
import { Text } from '../Text/Text.js';
import * as styles from './FormNotice.css.js';

export interface FormNoticeProps extends ElementProps<HTMLDivElement> {
  /** Heading: the result. */
  title: string;
  /** Outline level of the heading. @default 3 */
  level?: 2 | 3 | 4 | undefined;
  /** What it means for the visitor; may contain links. */
  children?: ReactNode;
  /** What is wrong with each field; `href` is `#` and the `fieldId` of its name. */
  issues?: readonly { href: `#${string}`; label: string }[] | undefined;
  /** `ButtonLink`s and `Button`s: other ways to reach the goal. */
  actions?: ReactNode;
  /** `success` after a submission, `error` if it failed. @default 'error' */
  tone?: 'error' | 'success' | undefined;
  /**
   * Focuses the notice when it appears, which scrolls it into view. Give each attempt a `key` of its own, or a second
   * refusal goes unnoticed. @default false
   */
  autoFocus?: boolean | undefined;
}

/** The result of a submission, shown above the form until the visitor acts. */
export function FormNotice({
  title,
  level = 3,
  children,
  issues = [],
  actions,
  tone = 'error',
  autoFocus = false,
  ref,
  ...element
}: FormNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => notice.current!);
  const titleId = useId();
  logEmptyItems('FormNotice', issues, 'label');

  useEffect(() => {
    if (autoFocus) notice.current?.focus();
  }, [autoFocus]);

  return (
    <div
      {...element}
      ref={notice}
      className={classes(styles.notice, styles.tone[tone])}
      role="group"
      aria-labelledby={titleId}
      tabIndex={autoFocus ? -1 : undefined}
    >
      <Heading level={level} size="h4" id={titleId}>
        {title}
      </Heading>
      {children && <Text as="div">{children}</Text>}
      {issues.length > 0 && (
        <ul>
          {issues.map(({ href, label }, index) => (
            <li key={index}>
              {isDevelopment && <IdCheck component="FormNotice" id={href.slice(1)} />}
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {actions && (
        <div className={styles.actions}>
          <Actions>{actions}</Actions>
        </div>
      )}
    </div>
  );
}
