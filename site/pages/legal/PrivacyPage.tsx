import { privacy } from './words.js';
import { LegalPage } from './LegalPage.js';
import type { PageProps } from '../../engine/PageProps.js';

export default function PrivacyPage(props: PageProps) {
  return <LegalPage {...props} title={privacy.title} />;
}
