import { isDevelopment, logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { IdCheck } from '../../internal/IdCheck.js';
import * as styles from './TableOfContents.css.js';

export type TableOfContentsItem = {
  /** `#` and the heading's id. */
  href: `#${string}`;
  /** Number of the heading: “1.”. */
  number?: string | undefined;
  label: string;
};

export interface TableOfContentsProps extends ElementProps<HTMLElement> {
  /** Accessible name and heading of the list: “Contents”. */
  label: string;
  /** The headings in their order. */
  items: readonly TableOfContentsItem[];
  /** Language of the items, if it is not the page's. */
  lang?: string | undefined;
}

/** Links to the headings of a long text, which follows. */
export function TableOfContents({ label, items, lang, ...element }: TableOfContentsProps) {
  logErrorUnless(
    () => label && items.length,
    'TableOfContents: `label` or `items` is empty. Write “Contents”, and list the headings.',
  );
  return (
    <nav {...element} aria-label={label} className={styles.contents}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.list} lang={lang}>
        {items.map(({ href, number, label: heading }, index) => (
          <li key={index}>
            {isDevelopment && <IdCheck component="TableOfContents" id={href.slice(1)} />}
            <a className={styles.link} href={href}>
              {number && <span className={styles.number}>{number} </span>}
              <span>{heading}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
