import { contact } from '../content/contact.js';
import type { PageProps } from './PageProps.js';

export default function ContactPage({ t }: PageProps) {
  return <h1 tabIndex={-1}>{t(contact.seo.title)}</h1>;
}
