import { coaching } from './words.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';
import { proofLines } from '../../sections/proofWords.js';
import { ServicePage } from '../../sections/ServicePage.js';
import { serviceMetadata } from '../../sections/serviceMetadata.js';

export const metadata: Metadata = serviceMetadata('coaching', coaching, 'chairs');

export default function CoachingPage(page: PageProps) {
  return (
    <ServicePage
      {...page}
      service="coaching"
      words={coaching}
      figure="chairs"
      proof={proofLines.people}
      figures={['board', 'practice']}
      cases={['coaching', 'tgroup']}
    />
  );
}
