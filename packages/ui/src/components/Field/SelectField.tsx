import { classes } from '../../styles/classes.js';
import { Icon } from '../Icon/Icon.js';
import * as styles from './control.css.js';
import { Field, type ControlProps } from './Field.js';

export type SelectOption = {
  /** What the form sends; stable, in no language. */
  value: string;
  /** What the visitor reads. */
  label: string;
};

export type SelectFieldProps = ControlProps<HTMLSelectElement> & {
  /** The first option, chosen at first, with an empty value: “Please select”. */
  placeholder: string;
  /** What there is to choose from, in this order. */
  options: readonly SelectOption[];
  /** The value that is chosen in the HTML. Later changes have no effect. */
  defaultValue?: string | undefined;
};

/** A choice of one, drawn by the browser. Like every field it is uncontrolled. */
export function SelectField({
  placeholder,
  options,
  defaultValue,
  ref,
  ...props
}: SelectFieldProps) {
  return (
    <Field {...props}>
      {(attributes) => (
        <div className={styles.selectFrame}>
          <select
            {...attributes}
            ref={ref}
            className={classes(styles.control, styles.select)}
            defaultValue={defaultValue}
          >
            <option value="">{placeholder}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <span className={styles.chevron}>
            <Icon name="chevron" />
          </span>
        </div>
      )}
    </Field>
  );
}
