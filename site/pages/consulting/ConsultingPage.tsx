import { consulting } from './words.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';
import { proofLines } from '../../sections/proofWords.js';
import { ServicePage } from '../../sections/ServicePage.js';
import { serviceMetadata } from '../../sections/serviceMetadata.js';

export const metadata: Metadata = serviceMetadata('consulting', consulting, 'table');

export default function ConsultingPage(page: PageProps) {
  return (
    <ServicePage
      {...page}
      service="consulting"
      words={consulting}
      figure="table"
      proof={proofLines.growth}
      figures={['board', 'growth']}
      cases={['strategy', 'transferPricing']}
    />
  );
}
