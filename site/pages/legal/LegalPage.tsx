import { Hero, Prose, Room } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { legal as texts } from './words.js';
import { LegalBlocks } from './LegalBlocks.js';
import type { PageProps } from '../../engine/PageProps.js';

export type LegalPageProps = PageProps & { title: MessageDescriptor };

/** Imprint and data privacy: a short version in the page's language, and the binding German text. */
export function LegalPage({ t, href, legal, title }: LegalPageProps) {
  if (!legal) throw new Error(`The route of “${title.message}” names no legal document.`);
  const { summary, binding } = legal;
  return (
    <>
      <Hero size="low" title={t(title)} />
      {summary && (
        <Room layout="split" title={t(texts.summaryTitle)}>
          <Prose>
            <LegalBlocks blocks={summary} t={t} href={href} />
          </Prose>
        </Room>
      )}
      <Room
        layout="split"
        threshold={summary !== null}
        title={summary && t(texts.germanLabel)}
        note={summary && t(texts.binding)}
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
