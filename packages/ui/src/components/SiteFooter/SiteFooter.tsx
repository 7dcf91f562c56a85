import { useId, type ReactNode } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { paddedToContent } from '../../styles/layout.css.js';
import { plane } from '../../styles/plane.css.js';
import { Anchor } from '../../internal/Anchor.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './SiteFooter.css.js';

export type FooterLink = {
  href: string;
  label: string;
  /** Announced after the label if the link opens a new tab: “opens in a new tab”. */
  newTabLabel?: string | undefined;
  current?: boolean | undefined;
};

export type FooterLinks = { heading: string; links: readonly FooterLink[] };

export type FooterCompany = {
  /** Visually hidden heading (h2) of the column: “Company details”. */
  heading: string;
  /** Name of the company or person, set large. */
  name: ReactNode;
  /** Contact details, one short line each: company, email, telephone. */
  contact: readonly ReactNode[];
  /** Legal details, set small; use `Placeholder` for a missing one. */
  details: readonly { term: string; value: ReactNode }[];
};

export interface SiteFooterProps extends ElementProps<HTMLElement> {
  /** First column: who is responsible for the site. */
  company: FooterCompany;
  /** One to three columns of links. */
  columns: readonly FooterLinks[];
  /** Last line: year and company. */
  copyright: ReactNode;
}

/** On paper only the company's details are left, as the letterhead of the first sheet. */
export function SiteFooter({ company, columns, copyright, ...element }: SiteFooterProps) {
  logErrorUnless(() => company.name && columns.length, 'SiteFooter: fill `columns` and `name`.');
  return (
    <footer {...element} className={classes(plane, paddedToContent, styles.footer)}>
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
              component="SiteFooter"
              href={href}
              className={styles.link}
              aria-current={current ? 'page' : undefined}
              newTabLabel={newTabLabel}
            >
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
