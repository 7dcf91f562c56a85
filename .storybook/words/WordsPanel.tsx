/** @jsxRuntime classic -- the manager has a React of its own, without the automatic runtime */
import * as React from 'react';
import { EmptyTabContent } from 'storybook/internal/components';
import { styled } from 'storybook/theming';
import type { CatalogEntry } from './catalogEntries.js';
import type { ShownWords, WordsMessage } from './WordsMessage.js';

/** Lays the facts out as a table of two columns, in the colours of the manager. */
const Facts = styled.dl(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: '4px 16px',
  margin: 0,
  padding: 16,
  borderBlockEnd: `1px solid ${theme.appBorderColor}`,
  color: theme.color.defaultText,
  fontSize: theme.typography.size.s2,
  lineHeight: 1.5,
  dt: { color: theme.textMutedColor },
  dd: { margin: 0, whiteSpace: 'pre-line' },
}));

const Warning = styled.strong(({ theme }) => ({ color: theme.color.negativeText }));

function Length({ length, budget }: Pick<CatalogEntry, 'length' | 'budget'>) {
  if (!budget) return <>{length} characters, no budget</>;
  const { min = 0, max } = budget;
  const room = min > 0 ? `${min}–${max}` : `${max}`;
  if (length > max) {
    return (
      <Warning>
        {length} of {room}: {length - max} too many
      </Warning>
    );
  }
  if (length < min) {
    return (
      <Warning>
        {length} of {room}: {min - length} too few
      </Warning>
    );
  }
  return (
    <>
      {length} of {room}
    </>
  );
}

function Entry({ words, entry }: { words: ShownWords; entry: CatalogEntry }) {
  const { where, shown, language } = words;
  const { source, translation, comment, context, file, fuzzy, previous } = entry;
  return (
    <>
      <dt>Message</dt>
      <dd>{source}</dd>
      {language !== 'en' && language !== 'pseudo' && (
        <>
          <dt>Translation</dt>
          <dd lang={language}>
            {translation || <Warning>missing</Warning>}
            {fuzzy && (
              <Warning> (to be confirmed{previous && `; it was made for “${previous}”`})</Warning>
            )}
          </dd>
        </>
      )}
      {where !== 'text' && (
        <>
          <dt>Not visible</dt>
          <dd>in the attribute “{where}”</dd>
        </>
      )}
      {where === 'text' && shown !== (translation || source) && (
        <>
          <dt>On the page</dt>
          <dd>{shown}</dd>
        </>
      )}
      <dt>Comment</dt>
      <dd>{comment || 'none'}</dd>
      {context && (
        <>
          <dt>Context</dt>
          <dd>{context}</dd>
        </>
      )}
      <dt>Length</dt>
      <dd>
        <Length {...entry} />
      </dd>
      <dt>File</dt>
      <dd>
        <code>{file}</code>
      </dd>
    </>
  );
}

/** What the catalogs know of the text that the pointer or the focus is on. */
export function WordsPanel() {
  const [words, setWords] = React.useState<readonly ShownWords[]>([]);
  React.useEffect(() => {
    const hear = ({ data, origin }: MessageEvent<WordsMessage | null>) => {
      if (origin === location.origin && data?.type === 'words') setWords(data.words);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  if (words.length === 0) {
    return (
      <EmptyTabContent
        title="Point at a text of a page story"
        description="The message, its comment, its length and its PO file appear here. A click keeps them, Escape lets go."
      />
    );
  }
  return (
    <>
      {words.map((each) => (
        <Facts key={each.where + each.id}>
          {each.entries.length === 0 && <dd>No catalog holds the message {each.id}.</dd>}
          {each.entries.map((entry) => (
            <Entry key={entry.file} words={each} entry={entry} />
          ))}
        </Facts>
      ))}
    </>
  );
}
