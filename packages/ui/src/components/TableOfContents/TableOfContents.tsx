import type { ElementProps } from '../../ElementProps.js';
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
  lang?: string | undefined;
};

/** The headings of a long text as links; the `aside` of a `Section` with the layout `split`. */
export function TableOfContents({ label, entries, lang, ...element }: TableOfContentsProps) {
  return (
    <nav {...element} aria-label={label} className={styles.contents}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ul className={styles.list} lang={lang}>
        {entries.map(({ title, href }, index) => (
          <li key={index}>
            <a className={styles.link} href={href}>
              {withHangingNumber(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function withHangingNumber(title: string) {
  const [, number, words] = /^(\d+\.)(\s.+)/.exec(title) ?? [];
  if (!number) return title;
  return (
    <>
      <span>{number}</span>
      {words}
    </>
  );
}
