import type { FormEventHandler, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { Actions } from '../Actions/Actions.js';
import { Button } from '../Button/Button.js';
import { SelectField, type SelectOption } from '../Field/SelectField.js';
import { TextArea, type CharacterLimit } from '../Field/TextArea.js';
import { TextField } from '../Field/TextField.js';
import { Heading } from '../Heading/Heading.js';
import { Text } from '../Text/Text.js';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.js';
import * as styles from './ContactForm.css.js';

export type FieldTexts = {
  label: string;
  /** An example, shown while the field is empty. */
  placeholder: string;
};

export type ContactFormTexts = {
  /** Heading (h2) and accessible name of the form. */
  title: string;
  /** States that every field is required unless marked as optional. */
  requiredNote: string;
  /** The mark of the two fields that may stay empty, `company` and `service`: “optional”. */
  optionalLabel: string;
  firstName: FieldTexts;
  lastName: FieldTexts;
  email: FieldTexts;
  company: FieldTexts;
  /** Its placeholder is the empty option: “Please select”. */
  service: FieldTexts;
  subject: FieldTexts;
  message: FieldTexts & { hint: string };
  /** Label of the honeypot, for browsers without styles: “Please leave this field empty”. */
  honeypot: string;
  /** Label of the button. */
  submit: string;
  /** Label of the button while sending. */
  sending: string;
};

/** Names of the fields, as submitted. */
export type ContactFormField =
  'firstName' | 'lastName' | 'email' | 'company' | 'subject' | 'message' | 'service';

export interface ContactFormProps extends ElementProps<HTMLFormElement> {
  /** Texts of the form, in the page's language. */
  texts: ContactFormTexts;
  /** Options of the field `service`. */
  services: readonly SelectOption[];
  /** URL of the native post. */
  action: string;
  /** Hidden inputs of the native post, by name. */
  hiddenFields: Readonly<Record<string, string>>;
  /** Name of the honeypot field. */
  honeypotName: string;
  /** Limit of the message, with its warnings. */
  messageCount: CharacterLimit;
  /** One line about data protection, with a link, below the button. */
  privacyNote: ReactNode;
  /** Initial values: of a form that is shown again, or of a prepared question. */
  defaultValues?: Partial<Record<ContactFormField, string>> | undefined;
  /** Error messages by field. Focus the first invalid field yourself; `fieldId` returns its id. */
  issues?: Partial<Record<ContactFormField, string>> | undefined;
  /**
   * Whether the message is being sent: no field can be changed, submitting is blocked, and it is
   * announced. @default false
   */
  sending?: boolean | undefined;
  /** Turns native validation off. Set it only once your script runs. @default false */
  noValidate?: boolean | undefined;
  /** A status beside the button, announced: for example, that the device is offline. */
  status?: string | undefined;
  /** States that a draft was restored, and offers to discard it. */
  draft?: { text: string; discardLabel: string; onDiscard: () => void } | undefined;
  /** What the message is about, between heading and fields: “Your question about …”. */
  subjectNote?: ReactNode;
  /** A `FormNotice` between heading and fields: the result. */
  notice?: ReactNode;
  /** Called before the form is submitted; unless prevented, the browser posts it to `action`. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** Called with each change of any field. */
  onInput?: FormEventHandler<HTMLFormElement> | undefined;
}

/**
 * The contact form. Works as a plain HTML post; the fields are uncontrolled, so read them with
 * `FormData`. Its ids are fixed: use it once a page.
 */
export function ContactForm({
  texts,
  services,
  action,
  hiddenFields,
  honeypotName,
  messageCount,
  privacyNote,
  defaultValues = {},
  issues = {},
  sending = false,
  noValidate = false,
  status,
  draft,
  subjectNote,
  notice,
  onSubmit,
  onInput,
  ...element
}: ContactFormProps) {
  const { optionalLabel } = texts;
  const field = (name: ContactFormField) => ({
    name,
    ...texts[name],
    issue: issues[name],
    defaultValue: defaultValues[name],
    readOnly: sending,
  });

  return (
    <form
      {...element}
      className={styles.form}
      method="post"
      action={action}
      aria-labelledby="contact-form"
      noValidate={noValidate}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <div>
        <Heading level={2} id="contact-form">
          {texts.title}
        </Heading>
        <div className={styles.note}>
          <span aria-live="polite" className={styles.draft}>
            {draft?.text}
          </span>
          {draft ? (
            <Button tone="quiet" onClick={draft.onDiscard}>
              {draft.discardLabel}
            </Button>
          ) : (
            <Text size="small" tone="muted">
              {texts.requiredNote}
            </Text>
          )}
        </div>
      </div>
      {subjectNote && <Text>{subjectNote}</Text>}
      {notice}
      <div className={styles.pairs}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
        <TextField {...field('email')} kind="email" autoComplete="email" />
        <TextField
          {...field('company')}
          optionalLabel={optionalLabel}
          autoComplete="organization"
        />
        <SelectField {...field('service')} optionalLabel={optionalLabel} options={services} />
        <TextField {...field('subject')} />
      </div>
      <TextArea {...field('message')} count={messageCount} />
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
      <div>
        <Actions>
          <Button type="submit" busy={sending} busyLabel={texts.sending}>
            {texts.submit}
          </Button>
          {/* Live regions without `role=status`: screen readers name an empty one “status bar”. */}
          <p aria-live="polite" className={styles.status}>
            {status}
          </p>
        </Actions>
        <VisuallyHidden>
          <span aria-live="polite">{sending && texts.sending}</span>
        </VisuallyHidden>
      </div>
      <Text size="small" tone="muted">
        {privacyNote}
      </Text>
    </form>
  );
}
