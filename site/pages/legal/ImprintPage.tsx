import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../Page.js';
import { LegalPage } from './LegalPage.js';
import binding from './impressum.de.mdx?legal';
import en from './impressum.summary.en.mdx?legal';
import fr from './impressum.summary.fr.mdx?legal';
import { imprint } from './messages.js';

export const metadata: Metadata = {
  ...imprint.seo,
  share: { title: imprint.title, figure: 'open' },
};

export default function ImprintPage(props: PageProps) {
  return <LegalPage {...props} {...imprint} binding={binding} summaries={{ en, fr }} />;
}
