import { useId, type InputEventHandler, type ReactNode, type SubmitEventHandler } from 'react';
import { logErrorUnless } from '../../devErrors.js';
import type { ElementProps } from '../../ElementProps.js';
import { Button } from '../Button/Button.js';
import { SelectField, type SelectFieldBaseProps } from '../Field/SelectField.js';
import { TextArea, type TextAreaBaseProps, type TextAreaLimit } from '../Field/TextArea.js';
import { TextField, type TextFieldBaseProps, type TextFieldKind } from '../Field/TextField.js';
import { classes } from '../../styles/classes.js';
import { Heading } from '../Heading/Heading.js';
import { Text } from '../Text/Text.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './ContactForm.css.js';

export type ContactFormTexts = {
  /** Heading (h2) and accessible name of the form. */
  title: string;
  /** States that every field is required unless marked as optional. */
  requiredNote: string;
  /** Label of the honeypot, for browsers without styles: “Please leave this field empty”. */
  honeypot: string;
  submit: string;
  sending: string;
};

type Uncontrolled<Props> = Omit<Props, 'value'>;

/** The props of a `TextField`, or of the control that `kind` names. */
export type ContactFormField = {
  /** Whether it takes half of a row; on a phone only the first two do. @default false */
  half?: boolean | undefined;
} & (
  | (Uncontrolled<TextFieldBaseProps> & TextFieldKind)
  | ({ kind: 'select' } & Uncontrolled<SelectFieldBaseProps>)
  | ({ kind: 'multiline' } & Uncontrolled<TextAreaBaseProps> & TextAreaLimit)
);

export interface ContactFormProps extends ElementProps<HTMLFormElement> {
  /** All words besides those of the fields. */
  texts: ContactFormTexts;
  /** The fields in their order, with the `issue` of each that is wrong: focus the first yourself. */
  fields: readonly ContactFormField[];
  /** Where the browser posts the form. */
  action: string;
  /** Hidden inputs of the native post, by name. */
  hiddenFields: Readonly<Record<string, string>>;
  /** Name of a field that people do not see: refuse a message that fills it in. */
  honeypotName: string;
  /** One line about data protection, with a link, below the button. */
  privacyNote: ReactNode;
  /**
   * Whether the message is being sent: no field can be changed, submitting is blocked, and it is
   * announced. @default false
   */
  busy?: boolean | undefined;
  /** Turns native validation off. Set it only once your script runs. @default false */
  noValidate?: boolean | undefined;
  /** A `FormNotice` between heading and fields: the result. */
  notice?: ReactNode;
  /** Called before the form is submitted; unless prevented, the browser posts it to `action`. */
  onSubmit?: SubmitEventHandler<HTMLFormElement> | undefined;
  onInput?: InputEventHandler<HTMLFormElement> | undefined;
}

/**
 * A form for a first message. Works as a plain HTML post; leave the fields uncontrolled, and read
 * them with `FormData`.
 */
export function ContactForm({
  texts,
  fields,
  action,
  hiddenFields,
  honeypotName,
  privacyNote,
  busy = false,
  noValidate = false,
  notice,
  onSubmit,
  onInput,
  ...element
}: ContactFormProps) {
  const titleId = useId();
  const last = fields.at(-1);
  const message = last?.kind === 'multiline' ? last : undefined;
  const names = [honeypotName, ...Object.keys(hiddenFields), ...fields.map(({ name }) => name)];
  logErrorUnless(
    () => action && new Set(names).size === names.length,
    'ContactForm: `action` is empty, or two of `fields`, `hiddenFields` and `honeypotName` have one name, and messages are lost. Name each differently.',
  );
  return (
    <form
      {...element}
      className={styles.form}
      method="post"
      action={action}
      aria-labelledby={titleId}
      noValidate={noValidate}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <div>
        <Heading level={2} id={titleId}>
          {texts.title}
        </Heading>
        <div className={styles.note}>
          <Text size="small" tone="muted">
            {texts.requiredNote}
          </Text>
        </div>
      </div>
      {notice}
      <div className={message && styles.besideMessage}>
        <div className={styles.fields}>
          {(message ? fields.slice(0, -1) : fields).map(({ half, ...field }) => (
            <div key={field.name} className={half ? styles.half : styles.row}>
              <Control {...field} busy={busy} />
            </div>
          ))}
        </div>
        {message && (
          <div className={styles.message}>
            <Control {...message} busy={busy} />
          </div>
        )}
      </div>
      <div aria-hidden="true">
        <VisuallyHidden>
          <label>
            {texts.honeypot}
            <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </VisuallyHidden>
      </div>
      {Object.entries(hiddenFields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={classes(styles.submit, !!message && styles.belowMessage)}>
        <div className={styles.button}>
          <Button type="submit" busy={busy} busyLabel={texts.sending}>
            {texts.submit}
          </Button>
        </div>
        <div className={styles.privacy}>
          <Text size="small" tone="muted">
            {privacyNote}
          </Text>
        </div>
      </div>
    </form>
  );
}

function Control({ busy, ...props }: ContactFormField & { busy: boolean }) {
  const { half: _half, ...field } = props;
  const readOnly = field.readOnly || busy;
  if (field.kind === 'select') {
    const { kind: _kind, ...select } = field;
    return <SelectField {...select} readOnly={readOnly} />;
  }
  if (field.kind === 'multiline') {
    const { kind: _kind, ...area } = field;
    return <TextArea {...area} readOnly={readOnly} />;
  }
  return <TextField {...field} readOnly={readOnly} />;
}
