import type { PageProps } from '../../PageProps.js';
import { footer } from '../../shared/messages.js';
import type { Metadata } from '../../seo/metadata.js';
import { LegalLayout } from './LegalLayout.js';
import type { LegalDocument } from './legalText.js';
import binding from './impressum.de.mdx?legal';
import { imprint } from './messages.js';

const summaries = import.meta.glob<LegalDocument>('./impressum.summary.*.mdx', {
  query: '?legal',
  import: 'default',
  eager: true,
});

export const metadata: Metadata = {
  ...imprint.seo,
  breadcrumb: footer.imprint,
};

export default function ImprintPage(props: PageProps) {
  return (
    <LegalLayout
      figure="nameplate"
      {...props}
      {...imprint}
      binding={binding}
      summaries={summaries}
    />
  );
}
