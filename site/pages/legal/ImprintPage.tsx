import { imprint } from './words.js';
import { LegalPage } from './LegalPage.js';
import type { PageProps } from '../../engine/PageProps.js';

export default function ImprintPage(props: PageProps) {
  return <LegalPage {...props} title={imprint.title} />;
}
