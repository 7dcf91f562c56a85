import type { ReactNode } from 'react';
import { assertUsage } from '../../assertUsage.js';
import type { ElementProps } from '../../ElementProps.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import { item, list, listTitle, shared } from './Columns.css.js';

export type ListProps = ElementProps<HTMLDivElement> & {
  /** The list's heading (h3); leave it out where the section's heading is enough. */
  title?: ReactNode;
  /** One line each, one to seven of them: with more than that two lists could not share their rows. */
  items: readonly ReactNode[];
};

/** A list under a heading, divided by hairlines. */
export function List({ title, items, ...element }: ListProps) {
  assertUsage(
    items.length > 0 && items.length <= 7,
    'List: takes one to seven entries. Split a longer list in two, each with its own heading.',
  );
  return (
    <div {...element} className={shared[items.length + 1]}>
      {title && (
        <div className={listTitle}>
          <Heading level={3}>{title}</Heading>
        </div>
      )}
      <ul className={classes(list, shared[items.length])}>
        {items.map((entry, index) => (
          <li key={index} className={item}>
            {entry}
          </li>
        ))}
      </ul>
    </div>
  );
}
