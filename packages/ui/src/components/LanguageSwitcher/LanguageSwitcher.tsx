import type { ReactElement, ReactNode } from 'react';
import * as handover from '../../handover.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
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

export type LanguageSwitcherProps = ElementProps<HTMLUListElement> & {
  /** Spoken name of the list: “Language”, in the page's language. */
  label: string;
  /** In the same order on every page. */
  languages: readonly LanguageOption[];
  /** `column` shows flag, code and name, `row` flag and code only. @default 'row' */
  layout?: 'column' | 'row' | undefined;
  /** Puts something around each link, where a menu has to know its links. */
  wrapLink?: ((link: ReactElement) => ReactNode) | undefined;
};

/**
 * Leads to the same page in another language. The links are plain; `handover.language` marks them for
 * scripts: following one is an explicit choice, to be remembered.
 */
export function LanguageSwitcher({
  label,
  languages,
  layout = 'row',
  wrapLink = (link) => link,
  ...element
}: LanguageSwitcherProps) {
  return (
    <ul {...element} aria-label={label} className={styles.list[layout]}>
      {languages.map(({ code, name, flag, href, current }) => (
        <li key={code}>
          {wrapLink(
            <a
              href={href}
              lang={code}
              hrefLang={code}
              {...{ [handover.language]: code }}
              aria-current={current ? 'true' : undefined}
              className={classes(styles.link, styles.linkIn[layout])}
            >
              {typeof flag === 'string' ? <Flag name={flag} /> : flag}
              <span aria-hidden="true" className={styles.code}>
                {code.toUpperCase()}
              </span>
              {layout === 'column' ? name : <VisuallyHidden>{name}</VisuallyHidden>}
            </a>,
          )}
        </li>
      ))}
    </ul>
  );
}
