import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import * as styles from './TermLists.css.js';

type Term = { term: ReactNode; value: ReactNode };

interface ThreeTermsProps extends ElementProps<HTMLDListElement> {
  /** Three terms, each with its value. */
  items: readonly [Term, Term, Term];
}

export interface LargeTermsProps extends ElementProps<HTMLDListElement> {
  /** Three or four terms, each with its value. */
  items: readonly Term[];
}

type TermListProps = LargeTermsProps & { look: Record<'list' | 'item' | 'term' | 'value', string> };

function TermList({ items, look, ...element }: TermListProps) {
  return (
    <dl {...element} className={look.list}>
      {items.map(({ term, value }, index) => (
        <div key={index} className={look.item}>
          <dt className={look.term}>{term}</dt>
          <dd className={look.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Terms to remember, each as large as the title of a page, beside its value. */
export function LargeTerms(props: LargeTermsProps) {
  return <TermList {...props} look={styles.largeTerms} />;
}

export type WritingLinesProps = ThreeTermsProps;

/** Sentences to finish: each term is the beginning of one, before a line to write on. */
export function WritingLines(props: WritingLinesProps) {
  return <TermList {...props} look={styles.writingLines} />;
}

export type StairsProps = ThreeTermsProps;

/** Questions as stairs, the first in full light. */
export function Stairs(props: StairsProps) {
  return <TermList {...props} look={styles.stairs} />;
}

export type Quotation = {
  /** Who says it, or where: a small label. */
  term: ReactNode;
  /** What is said, in quotation marks. */
  quote: ReactNode;
  /** What it is about. */
  text?: ReactNode;
};

export interface QuotationsProps extends ElementProps<HTMLDListElement> {
  /** Two or three. */
  items: readonly Quotation[];
}

/** What is said, as large as a heading, each further in than the one before. */
export function Quotations({ items, ...element }: QuotationsProps) {
  const terms = items.map(({ term, quote, text }) => ({
    term,
    value: (
      <>
        <p className={styles.quote}>{quote}</p>
        {text}
      </>
    ),
  }));
  return <TermList {...element} items={terms} look={styles.quotations} />;
}
