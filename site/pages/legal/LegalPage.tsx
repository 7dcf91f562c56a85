import { Hero, Prose, Room } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { legal } from './words.js';
import { LegalBlocks } from './LegalBlocks.js';
import type { LegalTexts } from './LegalTexts.js';
import type { PageProps } from '../../i18n/PageProps.js';

export type LegalPageProps = PageProps & { title: MessageDescriptor; texts: LegalTexts };

/** Imprint and data privacy: a short version in the page's language, and the binding German text. */
export function LegalPage({ t, href, texts, title }: LegalPageProps) {
  const { summary, binding } = texts;
  return (
    <>
      <Hero size="low" title={t(title)} />
      {summary && (
        <Room layout="split" title={t(legal.summaryTitle)}>
          <Prose>
            <LegalBlocks blocks={summary} t={t} href={href} />
          </Prose>
        </Room>
      )}
      <Room
        layout="split"
        threshold={summary !== null}
        title={summary && t(legal.germanLabel)}
        note={summary && t(legal.binding)}
      >
        <article lang="de">
          <Prose>
            <LegalBlocks blocks={binding} t={t} href={href} />
          </Prose>
        </article>
      </Room>
    </>
  );
}
