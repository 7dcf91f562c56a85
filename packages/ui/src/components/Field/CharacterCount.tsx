'use client';

import { useEffect, useState } from 'react';
import { classes } from '../../styles/classes.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './CharacterCount.css.js';

export type CharacterLimit = {
  /** The most characters that are accepted. */
  limit: number;
  /** From how many characters left on it speaks up. */
  warnFrom: number;
  /** “12 characters left”, for a number from 0 to `warnFrom`. */
  remaining: (characters: number) => string;
  /** “3 characters too many”, for a number from 1 on. */
  over: (characters: number) => string;
};

type CharacterCountProps = CharacterLimit & {
  /** Characters in the field, without space at its ends. */
  length: number;
};

/** Pause in typing, in ms, after which a screen reader announces the count: each key would interrupt the next. */
const pause = 1000;

/** What is left of a field's limit, silent until little is. */
export function CharacterCount({ length, limit, warnFrom, remaining, over }: CharacterCountProps) {
  const left = limit - length;
  const text = left < 0 ? over(-left) : left <= warnFrom ? remaining(left) : '';
  const [spoken, setSpoken] = useState('');

  useEffect(() => {
    const timer = setTimeout(setSpoken, pause, text);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <>
      {text && (
        <p className={classes(styles.count, left < 0 && styles.over)} aria-hidden="true">
          {text}
        </p>
      )}
      <VisuallyHidden>
        {/* No `role=status`: screen readers name an empty one “status bar”. */}
        <span aria-live="polite">{spoken}</span>
      </VisuallyHidden>
    </>
  );
}
