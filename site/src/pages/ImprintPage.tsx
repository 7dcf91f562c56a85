import { imprint } from '../content/legal.js';
import { LegalPage } from './LegalPage.js';
import type { PageProps } from './PageProps.js';

export default function ImprintPage(props: PageProps) {
  return <LegalPage {...props} title={imprint.title} />;
}
