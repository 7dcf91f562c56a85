import { TableOfContents, Hero, Prose, Section, Text } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { anchor, headingText } from './anchor.js';
import { legal } from './words.js';
import type { Block } from './Block.js';
import { LegalBlocks } from './LegalBlocks.js';
import type { PageProps } from '../../i18n/PageProps.js';

export type LegalPageProps = PageProps & {
  title: MessageDescriptor;
  /** What the page is about, in one line. */
  lead: MessageDescriptor;
  /** The short version in the page's language; `null` on German pages, whose text is below. */
  summary: readonly Block[] | null;
  /** The binding text, in German. */
  binding: readonly Block[];
  /** Whether the text is so long that a phone, too, needs its list of contents. */
  isLong: boolean;
};

/** Imprint and data privacy: a short version in the page's language, and the binding German text. */
export function LegalPage({ t, href, title, lead, summary, binding, isLong }: LegalPageProps) {
  const contents = binding.flatMap((block) =>
    block.type === 'heading' && block.level === 2
      ? [{ title: headingText(block), href: `#${anchor(block)}` }]
      : [],
  );
  return (
    <>
      <Hero size="short" figure="open" title={t(title)}>
        <Text size="lead">{t(lead)}</Text>
      </Hero>
      {summary && (
        <Section layout="split" title={t(legal.summaryTitle)}>
          <Prose>
            <LegalBlocks blocks={summary} t={t} href={href} />
          </Prose>
        </Section>
      )}
      <Section
        layout="split"
        threshold={summary !== null}
        title={summary && t(legal.germanLabel)}
        note={summary && t(legal.binding)}
        margin={
          <TableOfContents
            label={t(legal.contents)}
            lang="de"
            onPhones={isLong}
            entries={contents}
          />
        }
      >
        <article lang="de">
          <Prose>
            <LegalBlocks ids blocks={binding} t={t} href={href} />
          </Prose>
        </article>
      </Section>
    </>
  );
}
