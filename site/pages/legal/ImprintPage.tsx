import type { PageProps } from '../../PageProps.js';
import { footer } from '../../sections/messages.js';
import type { Metadata } from '../../seo/metadata.js';
import { LegalLayout } from './LegalLayout.js';
import type { LegalDocument } from './legalText.js';
import { imprint } from './messages.js';

const documents = import.meta.glob<LegalDocument>('./impressum.*.mdx', {
  query: '?legal',
  import: 'default',
  eager: true,
});

export const metadata: Metadata = {
  ...imprint.seo,
  breadcrumb: footer.imprint,
};

export default function ImprintPage(props: PageProps) {
  return <LegalLayout {...props} {...imprint} drawing="nameplate" documents={documents} />;
}
