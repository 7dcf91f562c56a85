import { Placeholder } from '@advisor/ui';
import type { ReactNode } from 'react';
import { anchor } from './anchor.js';
import { legal } from './words.js';
import type { PageProps } from '../../i18n/PageProps.js';
import { factLabels } from 'virtual:owner-labels';
import type { Block, Inline } from './Block.js';

export type LegalBlocksProps = Pick<PageProps, 't' | 'href'> & {
  blocks: readonly Block[];
  /** Whether its headings can be linked to; once a page. @default false */
  ids?: boolean;
};

/** The blocks of a legal document as elements, for a `Prose`. */
export function LegalBlocks({ blocks, t, href, ids = false }: LegalBlocksProps) {
  const inline = (part: Inline, index: number): ReactNode => {
    switch (part.type) {
      case 'text':
        return part.text;
      case 'break':
        return <br key={index} />;
      case 'code':
        return <code key={index}>{part.text}</code>;
      case 'strong':
        return <strong key={index}>{part.content.map(inline)}</strong>;
      case 'link':
        return (
          <a key={index} href={part.href} rel="noopener">
            {part.content.map(inline)}
          </a>
        );
      case 'pageLink':
        return (
          <a key={index} href={href(part.page)}>
            {part.content.map(inline)}
          </a>
        );
      case 'pending':
        return <Placeholder key={index}>{part.text}</Placeholder>;
      case 'missing':
        return (
          <Placeholder key={index}>
            {t(legal.placeholder, { field: t(factLabels[part.fact]) })}
          </Placeholder>
        );
    }
  };
  return blocks.map((block, index) => {
    switch (block.type) {
      case 'heading': {
        const Element = `h${block.level}` as const;
        return (
          <Element key={index} id={ids ? anchor(block) : undefined}>
            {block.content.map(inline)}
          </Element>
        );
      }
      case 'paragraph':
        return <p key={index}>{block.content.map(inline)}</p>;
      case 'list':
        return (
          <ul key={index}>
            {block.items.map((item, i) => (
              <li key={i}>{item.map(inline)}</li>
            ))}
          </ul>
        );
    }
  });
}
