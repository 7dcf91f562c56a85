import type { ComponentPropsWithRef, ReactElement } from 'react';
import * as hydrationContract from '../../hydrationContract.js';
import { assertEntries, assertTexts } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { Flag, type FlagName } from '../Flag/Flag.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './LanguageSwitcher.css.js';

export type LanguageOption = {
  /** Language tag; in capitals it is the visible code. */
  code: string;
  /** The language's name in itself: “Deutsch”. It is the link's name for assistive technology. */
  name: string;
  /** A flag beside the code: a name, or an element of your own, such as `<Flag><path d="…" /></Flag>`. @default none */
  flag?: FlagName | ReactElement | undefined;
  /** This page in that language. */
  href: string;
  /** Whether it is the language that is shown. @default false */
  current?: boolean | undefined;
};

export interface LanguageSwitcherProps extends ElementProps<HTMLUListElement> {
  /** Spoken name of the list: “Language”, in the page's language. */
  label: string;
  /** In the same order on every page. */
  languages: readonly LanguageOption[];
}

/**
 * Leads to the same page in another language. The links are plain; `hydrationContract.language` marks them for
 * scripts: following one is an explicit choice, to be remembered.
 */
export function LanguageSwitcher({ label, languages, ...element }: LanguageSwitcherProps) {
  assertTexts('LanguageSwitcher', { label });
  assertEntries('LanguageSwitcher', 'languages', languages, ['code', 'name']);
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
    /** Whether the name is seen, or spoken only. @default false */
    isNamed?: boolean;
  };

/** One language: flag, code and name. A menu may give it what it gives its links. */
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
      {...{ [hydrationContract.language]: code }}
      aria-current={current ? 'true' : undefined}
      className={styles.link}
    >
      {typeof flag === 'string' ? <Flag name={flag} /> : flag}
      <span aria-hidden="true" className={styles.code}>
        {code.toUpperCase()}
      </span>
      {isNamed ? name : <VisuallyHidden>{name}</VisuallyHidden>}
    </a>
  );
}
