import { Heading } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { tokens } from '../packages/ui/src/theme/tokens.js';
import { Table, Token } from '../stories/foundations/tables.js';
import { tokensIn } from './tokensIn.js';

const groups = { ...tokens, color: tokens.color.light };

/** The tokens in the styles of a documentation page's first example, by group. */
export function Tokens({ id }: { id: string }) {
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const read = (shown: string) => {
      if (shown !== id) return;
      const inline = document.getElementById(`story--${id}--primary-inner`);
      const frame = document.querySelector<HTMLIFrameElement>(`[id="iframe--${id}"]`);
      setUsed(tokensIn(inline ?? frame!.contentDocument!.body));
    };
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    channel.on('storyRendered', read);
    return () => channel.off('storyRendered', read);
  }, [id]);
  const rows = Object.entries(groups).flatMap(([group, values]) => {
    const own = Object.entries(values).filter(([name]) => used.has(`${group}-${name}`));
    const list = own.map(([name, value]) => (
      <Token key={name} group={group} name={name} value={value} />
    ));
    return own.length > 0 ? [[group, <div key="list">{list}</div>]] : [];
  });
  return (
    <>
      <Heading>Tokens</Heading>
      <p>
        What the first example takes from the Foundations, in all its states. In CSS:{' '}
        <code>var(--advisor-group-name)</code>.
      </p>
      {rows.length > 0 ? <Table head={['Group', 'Names']} rows={rows} /> : <p>None.</p>}
    </>
  );
}
