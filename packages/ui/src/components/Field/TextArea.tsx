'use client';

import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type TextareaHTMLAttributes,
} from 'react';
import { classes } from '../../styles/classes.js';
import { LiveText } from '../../internal/LiveText.js';
import * as styles from './control.css.js';
import { Field, type ControlAttributes, type ControlProps, type ValueProps } from './Field.js';

export type CharacterLimit = {
  limit: number;
  /** Warn from this many remaining characters. */
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
  /** An example that nobody has to know, shown while the field is empty; else give a `hint`. */
  placeholder?: string | undefined;
  /** Height in lines. @default 6 */
  rows?: number | undefined;
  /** Counts characters, warns near the limit, and is invalid beyond it; it never truncates. */
  count?: CharacterLimit | undefined;
  /** Native limit in characters: the browser truncates a longer paste silently. Prefer `count`. */
  maxLength?: number | undefined;
  defaultValue?: string | undefined;
  /** Controlled value. Text typed before hydration is lost. */
  value?: string | undefined;
}

/** `maxLength` would cut the text before `count` warns. */
export type TextAreaLimit = { count?: undefined } | { maxLength?: undefined };

export type TextAreaProps = TextAreaBaseProps & TextAreaLimit & ValueProps;

/** Delay in ms before a screen reader announces the count, so that keystrokes don't interrupt it. */
const announceDelay = 1000;

/** The characters that are sent, an emoji counted as one although it is two UTF-16 units. */
const lengthIn = (area: HTMLTextAreaElement | null) =>
  [...(area?.value ?? '').normalize('NFC').trim()].length;

/** A multi-line field. Uncontrolled by default, so that text typed before hydration is kept. */
export function TextArea({ rows = 6, count, onInput, ref, ...props }: TextAreaProps) {
  const countId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current!);
  const [length, setLength] = useState(0);
  const left = (count?.limit ?? Infinity) - length;
  const [spoken, setSpoken] = useState('');
  const warning =
    !count || left > count.warnFrom ? '' : left < 0 ? count.over(-left) : count.remaining(left);

  // The text may be older than hydration: typed before it, or restored by the browser.
  useEffect(() => setLength(lengthIn(area.current)), [props.value]);

  useEffect(() => {
    // The event comes before the form has reset its fields.
    const onReset = () => setTimeout(() => setLength(lengthIn(area.current)));
    const { form } = area.current!;
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [props.form]);

  useEffect(() => {
    const timer = setTimeout(setSpoken, announceDelay, warning);
    return () => clearTimeout(timer);
  }, [warning]);

  const isOver = left < 0;
  useEffect(() => {
    if (!isOver) return;
    const element = area.current!;
    element.setCustomValidity(warning);
    return () => element.setCustomValidity('');
  }, [isOver, warning]);

  return (
    <Field
      {...props}
      aria-describedby={[props['aria-describedby'], isOver && countId].filter(Boolean).join(' ')}
    >
      {(attributes) => (
        <div>
          <textarea
            {...attributes}
            ref={area}
            aria-invalid={attributes['aria-invalid'] || isOver}
            className={classes(styles.control, styles.area)}
            rows={rows}
            onInput={(event) => {
              if (count) setLength(lengthIn(area.current));
              onInput?.(event);
            }}
          />
          {warning && (
            <p
              id={countId}
              className={classes(styles.count, isOver && styles.over)}
              aria-hidden="true"
            >
              {warning}
            </p>
          )}
          {count && <LiveText>{spoken}</LiveText>}
        </div>
      )}
    </Field>
  );
}
