import type { ReactNode } from 'react';
import { Heading } from '../Heading/Heading.js';
import * as styles from './RoleBlock.css.js';

export type RoleBlockProps = {
  /** The role, situation or difference, in a word or two. */
  title: ReactNode;
  /** What it means for the client. */
  text: ReactNode;
};

/** A term and its meaning, on one line. Put three or four into `RoleBlocks`. */
export function RoleBlock({ title, text }: RoleBlockProps) {
  return (
    <li className={styles.block}>
      <Heading level={3}>{title}</Heading>
      <p className={styles.text}>{text}</p>
    </li>
  );
}

export type RoleBlocksProps = {
  /** `RoleBlock`s. */
  children: ReactNode;
};

/** Role blocks between hairlines. */
export function RoleBlocks({ children }: RoleBlocksProps) {
  return <ul className={styles.list}>{children}</ul>;
}
