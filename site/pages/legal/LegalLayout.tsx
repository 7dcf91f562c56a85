import { Hero, Prose, Section, TableOfContents } from '@advisor/ui';
import { HeroFigure, type HeroDrawing } from '@advisor/ui/blocks';
import type { MessageDescriptor } from '@lingui/core';
import type { ReactNode } from 'react';
import { owner } from '../../owner.yaml';
import type { PageProps } from '../../PageProps.js';
import { legalFacts, type LegalFacts } from './legalFacts.js';
import { headings, legalText, type LegalDocument } from './legalText.js';
import { legal } from './messages.js';

type LegalLayoutProps = PageProps & {
  title: MessageDescriptor;
  lead: MessageDescriptor;
  /** The door at its head. */
  drawing: HeroDrawing;
  /** By file: the binding `….de.mdx`, and for each other language a short version, such as `….summary.fr.mdx`. */
  documents: Readonly<Record<string, LegalDocument>>;
  /** Whether the text needs a table of contents. */
  isLong?: boolean;
  /** Key facts before the text. */
  children?: ReactNode;
};

/** Imprint and data privacy: a short version in the page's language, and the binding German text. */
export function LegalLayout({
  title,
  lead,
  drawing,
  documents,
  isLong = false,
  children,
  ...page
}: LegalLayoutProps) {
  const { t, href, language } = page;
  const read = (version: string, facts: LegalFacts) => {
    const file = Object.keys(documents).find((name) => name.endsWith(`.${version}.mdx`));
    if (!file) throw new Error(`site/pages/legal has no ….${version}.mdx for “${title.message}”.`);
    return legalText(documents[file]!, { t, href, facts });
  };
  const text = read('de', legalFacts(owner, 'de'));
  const summary = language !== 'de' && read(`summary.${language}`, legalFacts(owner, language));
  return (
    <>
      <Hero
        figureSize="small"
        figure={<HeroFigure name={drawing} />}
        title={t(title)}
        lead={t(lead)}
      />
      {children && (
        <Section space="medium" ground={summary ? 'paper' : 'sunken'}>
          {children}
        </Section>
      )}
      {summary && (
        <Section
          space={children ? 'large' : 'medium'}
          ground="sunken"
          title={t(legal.summaryTitle)}
          intro={<a href="#full-text">{t(legal.germanLabel)}</a>}
        >
          <Prose>{summary}</Prose>
        </Section>
      )}
      <Section
        id="full-text"
        space={children || summary ? 'large' : 'medium'}
        title={summary && t(legal.germanLabel)}
        intro={summary && t(legal.binding)}
      >
        {isLong && <TableOfContents label={t(legal.contents)} lang="de" items={headings(text)} />}
        <article lang="de">
          <Prose>{text}</Prose>
        </article>
      </Section>
    </>
  );
}
