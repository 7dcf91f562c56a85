import type { ComponentPropsWithRef } from 'react';
import * as hydrationContract from '../../hydrationContract.js';
import { logEmptyItems } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { Flag, type FlagName } from '../Flag/Flag.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './LanguageSwitcher.css.js';

export type LanguageOption = {
  /** Language tag; shown in capitals. */
  code: string;
  /** Native name: “Deutsch”. It is the link's accessible name. */
  name: string;
  /** A flag beside the code. @default none */
  flag?: FlagName | undefined;
  /** URL of this page in that language. */
  href: string;
  /** Whether it is the current language. @default false */
  current?: boolean | undefined;
};

export interface LanguageSwitcherProps extends ElementProps<HTMLUListElement> {
  /** Accessible name of the list, in the page's language: “Language”. */
  label: string;
  /** The languages, in the same order on every page. */
  languages: readonly LanguageOption[];
}

/**
 * Links to this page in other languages. `hydrationContract.languageAttribute` marks them for scripts that
 * remember the choice.
 */
export function LanguageSwitcher({ label, languages, ...element }: LanguageSwitcherProps) {
  logEmptyItems('LanguageSwitcher', languages, 'name');
  return (
    <ul {...element} aria-label={label} className={styles.row}>
      {languages.map((language) => (
        <li key={language.code}>
          <LanguageLink {...language} />
        </li>
      ))}
    </ul>
  );
}

type LanguageLinkProps = LanguageOption &
  ComponentPropsWithRef<'a'> & {
    /** Whether the name is visible. @default false */
    isNamed?: boolean;
  };

/** A link with flag, code and name. */
export function LanguageLink({
  code,
  name,
  flag,
  current,
  isNamed = false,
  ...link
}: LanguageLinkProps) {
  return (
    <a
      {...link}
      lang={code}
      hrefLang={code}
      {...{ [hydrationContract.languageAttribute]: code }}
      aria-current={current ? 'true' : undefined}
      className={styles.link}
    >
      {flag && <Flag name={flag} />}
      <span aria-hidden="true" className={styles.code}>
        {code.toUpperCase()}
      </span>
      {isNamed ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </a>
  );
}
