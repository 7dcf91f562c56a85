import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';
import { LegalPage } from './LegalPage.js';
import type { LegalDocument } from './LegalText.js';
import binding from './datenschutz.de.mdx?legal';
import { privacy } from './words.js';

export const metadata: Metadata = {
  ...privacy.seo,
  share: { title: privacy.title, figure: 'shut' },
};

const summaries = import.meta.glob<LegalDocument>('./datenschutz.summary.*.mdx', {
  query: '?legal',
  import: 'default',
  eager: true,
});

export default function PrivacyPage(props: PageProps) {
  return <LegalPage {...props} {...privacy} {...{ binding, summaries }} figure="shut" isLong />;
}
