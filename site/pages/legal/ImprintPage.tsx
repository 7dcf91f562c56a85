import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';
import { LegalPage } from './LegalPage.js';
import type { LegalDocument } from './legalText.js';
import binding from './impressum.de.mdx?legal';
import { imprint } from './words.js';

export const metadata: Metadata = {
  ...imprint.seo,
  share: { title: imprint.title, figure: 'open' },
};

const summaries = import.meta.glob<LegalDocument>('./impressum.summary.*.mdx', {
  query: '?legal',
  import: 'default',
  eager: true,
});

export default function ImprintPage(props: PageProps) {
  return <LegalPage {...props} {...imprint} {...{ binding, summaries }} />;
}
