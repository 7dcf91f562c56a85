import type { FormEventHandler, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
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
  /** Shown while the field is empty. */
  placeholder: string;
};

/** Every word of the form. */
export type ContactFormTexts = {
  /** Heading of the form, and its spoken name. */
  title: string;
  /** Says that every field is required but the marked ones. */
  requiredNote: string;
  /** The mark of the two fields that may stay empty, `company` and `service`: “optional”. */
  optionalLabel: string;
  firstName: FieldTexts;
  lastName: FieldTexts;
  email: FieldTexts;
  company: FieldTexts;
  /** The placeholder is the empty choice: “Please select”. */
  service: FieldTexts;
  subject: FieldTexts;
  message: FieldTexts & { hint: string };
  /** Label of the honeypot, for a browser without styles: “Please leave this field empty”. */
  honeypot: string;
  /** The button. */
  submit: string;
  /** The button while the message is on its way. */
  sending: string;
};

/** Names of the fields, as they are sent. */
export type ContactFormField =
  'firstName' | 'lastName' | 'email' | 'company' | 'subject' | 'message' | 'service';

export interface ContactFormProps extends ElementProps<HTMLFormElement> {
  /** Every word of the form, in the page's language. */
  texts: ContactFormTexts;
  /** What the visitor may be interested in. */
  services: readonly SelectOption[];
  /** Where the browser posts the form when no script takes it over. */
  action: string;
  /** Hidden inputs for that post, by name. */
  hidden: Readonly<Record<string, string>>;
  /** Name of the field that only programs fill in. */
  honeypotName: string;
  /** Limit and warnings of the message's length. */
  messageCount: CharacterLimit;
  /** One line about data protection, with a link; shown below the button. */
  privacy: ReactNode;
  /** Values in the HTML of a form that is shown again, or opened with a question. Later changes have no effect. */
  defaultValues?: Partial<Record<ContactFormField, string>> | undefined;
  /** The error message of each invalid field. Focus the first one yourself: `fieldId` has its id. */
  issues?: Partial<Record<ContactFormField, string>> | undefined;
  /** Whether the message is on its way: texts cannot be changed, nothing is sent again, and it is said aloud. @default false */
  sending?: boolean | undefined;
  /** Whether the browser leaves checking to a script; only true once that script runs. @default false */
  noValidate?: boolean | undefined;
  /** Shown next to the button, to be read before sending again: for example, that the device is offline. */
  status?: string | undefined;
  /** Says that a draft was restored, and offers to discard it. */
  draft?: { text: string; discardLabel: string; onDiscard: () => void } | undefined;
  /** What the message is about, between heading and fields: “Your question about …”. */
  about?: ReactNode;
  /** A `FormNotice` between heading and fields: says what has become of the message. */
  notice?: ReactNode;
  /** Called before the form is sent; without it the browser posts it to `action`. */
  onSubmit?: FormEventHandler<HTMLFormElement> | undefined;
  /** Called with every change of any field. */
  onInput?: FormEventHandler<HTMLFormElement> | undefined;
}

/**
 * The contact message as a form. It works as a plain HTML post; a script may take
 * it over at any time, because the fields are uncontrolled: `FormData` has their values.
 * One a page: links lead to its heading's id, `contact-form`, and its fields' ids are fixed, too.
 */
export function ContactForm({
  texts,
  services,
  action,
  hidden,
  honeypotName,
  messageCount,
  privacy,
  defaultValues = {},
  issues = {},
  sending = false,
  noValidate = false,
  status,
  draft,
  about,
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
  });
  const text = (name: Exclude<ContactFormField, 'service'>) => ({
    ...field(name),
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
      {about && <Text>{about}</Text>}
      {notice}
      <div className={styles.pairs}>
        <TextField {...text('firstName')} autoComplete="given-name" />
        <TextField {...text('lastName')} autoComplete="family-name" />
        <TextField {...text('email')} kind="email" autoComplete="email" />
        <TextField {...text('company')} optionalLabel={optionalLabel} autoComplete="organization" />
      </div>
      <SelectField {...field('service')} optionalLabel={optionalLabel} options={services} />
      <TextField {...text('subject')} />
      <TextArea {...text('message')} count={messageCount} />
      <div aria-hidden="true">
        <VisuallyHidden>
          <label>
            {texts.honeypot}
            <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
          </label>
        </VisuallyHidden>
      </div>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div>
        <div className={styles.submit}>
          <Button type="submit" busy={sending} busyLabel={texts.sending}>
            {texts.submit}
          </Button>
          {/* Live regions without `role=status`: screen readers name an empty one “status bar”. */}
          <p aria-live="polite" className={styles.status}>
            {status}
          </p>
        </div>
        <VisuallyHidden>
          <span aria-live="polite">{sending && texts.sending}</span>
        </VisuallyHidden>
      </div>
      <Text size="small" tone="muted">
        {privacy}
      </Text>
    </form>
  );
}
