import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './LanguageLink.css.js';
import type { LanguageOption } from './navigation.js';

type LanguageLinkProps = LanguageOption &
  ComponentPropsWithRef<'a'> & {
    /** Whether the name is visible. @default false */
    named?: boolean;
  };

/** A link to this page in another language, with flag, code and name. */
export function LanguageLink({
  code,
  name,
  flag,
  current,
  named = false,
  ...link
}: LanguageLinkProps) {
  return (
    <a
      {...link}
      lang={code}
      hrefLang={code}
      data-language={code}
      aria-current={current ? 'true' : undefined}
      className={styles.link}
    >
      {flag && (
        <span aria-hidden="true" className={styles.flag}>
          {flag}
        </span>
      )}
      <span aria-hidden="true" className={styles.code}>
        {code.toUpperCase()}
      </span>
      {named ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </a>
  );
}
