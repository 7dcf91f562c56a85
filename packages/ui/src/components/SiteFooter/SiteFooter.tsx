import { useId, type ReactNode } from 'react';
import { assertEntries, assertTexts } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { content } from '../../styles/measure.css.js';
import { plane } from '../../styles/plane.css.js';
import { Arrow } from '../Button/Arrow.js';
import { Anchor } from '../Link/Anchor.js';
import { KeyedText } from '../Text/KeyedText.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './SiteFooter.css.js';

export type FooterLink = {
  href: string;
  label: string;
  /** Spoken after the label if the link opens a new tab: “opens in a new tab”. */
  newTabLabel?: string | undefined;
  /** Whether it is the page that is shown. @default false */
  current?: boolean | undefined;
};

export type FooterLinks = { heading: string; links: readonly FooterLink[] };

export interface SiteFooterProps extends ElementProps<HTMLElement> {
  /** The first column: who is responsible for the site. */
  company: {
    /** Spoken heading of the column: “Company details”. */
    heading: string;
    /** Who it is, large. */
    name: ReactNode;
    /** How to reach them, one short line each: company, mail, telephone. */
    contact: readonly ReactNode[];
    /** What the law wants to be said, small; a fact still to come is a `Placeholder`. */
    details: readonly { term: string; value: ReactNode }[];
  };
  /** The second and the third column. */
  columns: readonly [FooterLinks, FooterLinks];
  /** The last line: year and company. */
  copyright: ReactNode;
}

/**
 * The foot of every page. In print there are no links: the company's details become the letterhead
 * at the top of the first sheet, and nothing else is printed.
 */
export function SiteFooter({ company, columns, copyright, ...element }: SiteFooterProps) {
  assertTexts('SiteFooter', { 'company.heading': company.heading });
  return (
    <footer {...element} className={classes(plane, content, styles.footer)}>
      <div className={styles.columns}>
        <section className={styles.company}>
          <h2>
            <VisuallyHidden>{company.heading}</VisuallyHidden>
          </h2>
          <p className={styles.name}>{company.name}</p>
          <ul className={styles.contact}>
            {company.contact.map((line, index) => (
              <li key={index} className={styles.line}>
                {line}
              </li>
            ))}
          </ul>
          <dl className={styles.details}>
            {company.details.map(({ term, value }, index) => (
              <div key={index} className={styles.detail}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
        {columns.map((column, index) => (
          <LinkColumn key={index} {...column} />
        ))}
      </div>
      <p className={styles.base}>{copyright}</p>
    </footer>
  );
}

function LinkColumn({ heading, links }: FooterLinks) {
  assertTexts('SiteFooter', { heading });
  assertEntries('SiteFooter', 'links', links, ['label']);
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className={styles.links}>
      <h2 id={headingId} className={styles.heading}>
        {heading}
      </h2>
      <ul>
        {links.map(({ href, label, newTabLabel, current }, index) => (
          <li key={index}>
            <Anchor
              href={href}
              className={styles.link}
              aria-current={current ? 'page' : undefined}
              {...(newTabLabel && { target: '_blank', rel: 'noopener' })}
            >
              <KeyedText>{label}</KeyedText>
              {newTabLabel && (
                <>
                  <Arrow name="arrowOut" />
                  <VisuallyHidden key={newTabLabel}> ({newTabLabel})</VisuallyHidden>
                </>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
