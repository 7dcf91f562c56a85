import { contact } from '../content/contact.js';
import type { PageProps } from './PageProps.js';

export default function ThanksPage({ t }: PageProps) {
  return <h1 tabIndex={-1}>{t(contact.thanks.seo.title)}</h1>;
}
