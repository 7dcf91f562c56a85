import { assertEntries, assertTexts } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './TableOfContents.css.js';

export type TableOfContentsItem = {
  /** Where it leads: `#` and the heading's `id`. */
  href: `#${string}`;
  /** The heading's words, as they are in the text. */
  label: string;
};

export interface TableOfContentsProps extends ElementProps<HTMLElement> {
  /** Spoken name of the list, and its heading: “Contents”. In one column it unfolds the list. */
  label: string;
  /** The headings in their order. */
  items: readonly TableOfContentsItem[];
  /** Language of the items, where it is not the page's. */
  lang?: string | undefined;
}

/** The headings of a long text as links; the `aside` of a `Section` with the layout `split`. */
export function TableOfContents({ label, items, lang, ...element }: TableOfContentsProps) {
  assertTexts('TableOfContents', { label });
  assertEntries('TableOfContents', 'items', items, ['label']);
  return (
    <nav {...element} aria-label={label} className={styles.contents}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <details className={styles.fold}>
        <summary className={styles.summary}>
          {label}
          <Icon name="chevron" />
        </summary>
        <ul className={styles.list} lang={lang}>
          {items.map(({ href, label: heading }, index) => (
            <li key={index}>
              <a className={styles.link} href={href}>
                {withHangingNumber(heading)}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

function withHangingNumber(heading: string) {
  const [, number, words] = /^(\d+\.)(\s.+)/.exec(heading) ?? [];
  if (!number) return heading;
  return (
    <>
      <span>{number}</span>
      {words}
    </>
  );
}
