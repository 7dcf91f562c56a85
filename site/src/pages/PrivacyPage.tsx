import { privacy } from '../content/legal.js';
import type { PageProps } from './PageProps.js';

export default function PrivacyPage({ t }: PageProps) {
  return <h1 tabIndex={-1}>{t(privacy.seo.title)}</h1>;
}
