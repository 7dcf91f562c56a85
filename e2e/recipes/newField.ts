import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectCopy } from '../copyProject.js';

/** What the README’s recipe for a field of the form has one write: a file, a place in it, the change. */
const changes: readonly (readonly [file: string, before: string, added: string])[] = [
  [
    'packages/contact/src/fields.ts',
    `  subject: {`,
    `  phone: { max: 40, isRequired: false, mailLabel: 'Telefon' },\n`,
  ],
  [
    'packages/ui/src/components/ContactForm/ContactForm.tsx',
    `  /** The placeholder is the empty choice`,
    `  phone: FieldTexts;\n`,
  ],
  [
    'packages/ui/src/components/ContactForm/ContactForm.tsx',
    ` 'subject' | 'message' | 'service';`,
    ` 'phone' |`,
  ],
  [
    'packages/ui/src/components/ContactForm/ContactForm.tsx',
    `      <div className={styles.whole}>\n        <SelectField`,
    `      <div className={styles.whole}>
        <TextField {...text('phone')} optional={optional} autoComplete="tel" />
      </div>\n`,
  ],
  [
    'packages/ui/src/components/ContactForm/contactFormWords.ts',
    `    service: {`,
    `    phone: { label: 'Telephone', placeholder: 'With the area code' },\n`,
  ],
  [
    'site/pages/contact/words.ts',
    `    service: {`,
    `    phone: {
      label: msg({ message: 'Phone', comment: 'Contact form: label of the optional field.' }),
      placeholder: msg({
        message: 'If you would rather be called',
        comment: 'Contact form: shown inside the empty field for the phone number.',
      }),
    },
`,
  ],
  ['site/pages/contact/words.ts', `{email}\\nArea of interest`, `{phone}\\n`],
];

/** Adds an optional field for a telephone number to the form. */
export function addField(copy: ProjectCopy): void {
  for (const [file, before, added] of changes) copy.replace(file, before, added + before);
  writeFileSync(
    join(copy.path, '.changeset/phone-field.md'),
    `---\n'@advisor/ui': minor\n---\n\n\`ContactForm\` has the field \`phone\`: \`ContactFormField\` has one name more, and \`texts\` asks for its label.\n`,
  );
}

/** By English text, the translations of what the field adds. */
export const fieldTranslations: Readonly<Record<string, { de: string; fr: string }>> = {
  Phone: { de: 'Telefon', fr: 'Téléphone' },
  'If you would rather be called': {
    de: 'Wenn Sie lieber angerufen werden',
    fr: 'Si vous préférez être appelé',
  },
  '{message}\n\n{firstName} {lastName}\n{company}\n{phone}\n{email}\nArea of interest: {service}\n':
    {
      de: '{message}\n\n{firstName} {lastName}\n{company}\n{phone}\n{email}\nLeistung: {service}\n',
      fr: '{message}\n\n{firstName} {lastName}\n{company}\n{phone}\n{email}\nPrestation\u00a0: {service}\n',
    },
};
