import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import * as styles from './TableOfContents.css.js';

export type TableOfContentsEntry = {
  /** The heading's words, as they are in the text. */
  title: string;
  /** Where it leads: `#` and the heading's `id`. */
  href: string;
};

export type TableOfContentsProps = ElementProps<HTMLElement> & {
  /** Spoken name of the list, and its heading: “Contents”. */
  label: string;
  /** The headings in their order. */
  entries: readonly TableOfContentsEntry[];
  /** Language of the entries, where it is not the page's. */
  lang?: string;
  /** Whether narrow screens have it too, where it is above the text; not above a short one. @default true */
  onPhones?: boolean;
};

/** The headings of a long text as links; in the margin of a `Section` with the layout `split`. */
export function TableOfContents({
  label,
  entries,
  lang,
  onPhones = true,
  ...element
}: TableOfContentsProps) {
  return (
    <nav
      {...element}
      aria-label={label}
      className={classes(styles.contents, !onPhones && styles.onDesk)}
    >
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ul lang={lang}>
        {entries.map(({ title, href }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
