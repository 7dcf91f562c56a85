import { privacy } from '../content/legal.js';
import { LegalPage } from './LegalPage.js';
import type { PageProps } from './PageProps.js';

export default function PrivacyPage(props: PageProps) {
  return <LegalPage {...props} title={privacy.title} />;
}
