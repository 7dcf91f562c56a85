'use client';

import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { classes } from '../../styles/classes.js';
import { CharacterCount, type CharacterLimit } from './CharacterCount.js';
import * as styles from './control.css.js';
import { Field, type ControlProps } from './Field.js';

export type TextAreaProps = ControlProps<HTMLTextAreaElement> & {
  /** Shown while the field is empty; never in place of the label. */
  placeholder?: string | undefined;
  /** Height in lines. @default 6 */
  rows?: number | undefined;
  /**
   * Counts the characters and warns near the limit. It never cuts the text: `maxlength` would cut
   * a paste without a word.
   */
  count: CharacterLimit;
  /** The text in the HTML; from then on the field keeps its text itself. */
  defaultValue?: string | undefined;
  /** Shows the text, but takes none. @default false */
  readOnly?: boolean | undefined;
};

/** Several lines of text. It is uncontrolled, so that nothing typed before React arrives is lost. */
export function TextArea({
  placeholder,
  rows = 6,
  count,
  defaultValue,
  readOnly = false,
  ref,
  ...props
}: TextAreaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => area.current!);
  const [length, setLength] = useState(0);
  // Characters, as a reader counts them: an emoji is two UTF-16 units.
  const measure = () => setLength([...(area.current?.value.trim() ?? '')].length);

  // The text may be older than React: typed before it arrived, or restored by the browser.
  useEffect(measure, []);

  return (
    <Field {...props}>
      {(tied) => (
        <div>
          <textarea
            {...tied}
            ref={area}
            dir="auto"
            className={classes(styles.control, styles.area)}
            rows={rows}
            placeholder={placeholder}
            defaultValue={defaultValue}
            readOnly={readOnly}
            onInput={measure}
          />
          <CharacterCount {...count} length={length} />
        </div>
      )}
    </Field>
  );
}
