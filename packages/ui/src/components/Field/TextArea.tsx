'use client';

import {
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type TextareaHTMLAttributes,
} from 'react';
import { assertUsage } from '../../assertUsage.js';
import { classes } from '../../styles/classes.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './control.css.js';
import { Field, type ControlAttributes, type ControlProps, type Keeper } from './Field.js';

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

export interface TextAreaBaseProps
  extends
    ControlAttributes<TextareaHTMLAttributes<HTMLTextAreaElement>>,
    ControlProps<HTMLTextAreaElement> {
  /** Shown while the field is empty; never in place of the label. */
  placeholder?: string | undefined;
  /** Height in lines. @default 6 */
  rows?: number | undefined;
  /**
   * Counts the characters and warns near the limit. It never cuts the text: `maxlength` would cut
   * a paste without a word.
   */
  count?: CharacterLimit | undefined;
  /** The most characters that the browser lets in: it cuts a longer paste. `count` says so instead. */
  maxLength?: number | undefined;
  /** The text in the HTML; from then on the field keeps its text itself. */
  defaultValue?: string | undefined;
  /** The text, kept by you: needs `onChange`. What is typed before React arrives is lost then. */
  value?: string | undefined;
}

export type TextAreaProps = TextAreaBaseProps & Keeper;

/** Pause in typing, in ms, after which a screen reader announces the count: each key would interrupt the next. */
const pause = 1000;

/** Several lines of text. Uncontrolled unless it has a `value`, so that nothing typed before React arrives is lost. */
export function TextArea({ rows = 6, count, onInput, ref, ...props }: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current!);
  assertUsage(
    () => !count || count.warnFrom <= count.limit,
    'TextArea: `warnFrom` is greater than the `limit`, so an empty field warns. Lower it.',
  );
  assertUsage(
    () => !count || (props.maxLength ?? Infinity) >= count.limit,
    'TextArea: `maxLength` is less than `count.limit`, which nobody reaches. Leave out `maxLength`.',
  );
  const limit = count?.limit ?? Infinity;
  const [left, setLeft] = useState(limit);
  const [spoken, setSpoken] = useState('');
  const warning =
    !count || left > count.warnFrom ? '' : left < 0 ? count.over(-left) : count.remaining(left);

  // Characters, as a reader counts them (an emoji is two UTF-16 units), without space at the ends.
  const measure = () => setLeft(limit - [...area.current!.value.trim()].length);

  // The text may be older than React: typed before it arrived, or restored by the browser.
  useEffect(measure, [limit, props.value]);

  useEffect(() => {
    const timer = setTimeout(setSpoken, pause, warning);
    return () => clearTimeout(timer);
  }, [warning]);

  return (
    <Field {...props}>
      {(attributes) => (
        <div>
          <textarea
            {...attributes}
            ref={area}
            className={classes(styles.control, styles.area)}
            rows={rows}
            onInput={(event) => {
              if (count) measure();
              onInput?.(event);
            }}
          />
          {warning && (
            <p className={classes(styles.count, left < 0 && styles.over)} aria-hidden="true">
              {warning}
            </p>
          )}
          {count && (
            <VisuallyHidden>
              {/* No `role=status`: screen readers name an empty one “status bar”. */}
              <span aria-live="polite">{spoken}</span>
            </VisuallyHidden>
          )}
        </div>
      )}
    </Field>
  );
}
