import { retention } from '@advisor/contract/retention';
import { Stats } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { isMissing, type Fact } from '../../owner/fact.js';
import { owner } from '../../owner.yaml';
import { splitNumeral } from '../../i18n/translate.js';
import type { PageProps } from '../../PageProps.js';
import { footer } from '../../sections/messages.js';
import type { Metadata } from '../../seo/metadata.js';
import { LegalLayout } from './LegalLayout.js';
import type { LegalDocument } from './legalText.js';
import { privacy } from './messages.js';

const documents = import.meta.glob<LegalDocument>('./datenschutz.*.mdx', {
  query: '?legal',
  import: 'default',
  eager: true,
});

export const metadata: Metadata = {
  ...privacy.seo,
  breadcrumb: footer.privacy,
};

export default function PrivacyPage(props: PageProps) {
  return (
    <LegalLayout {...props} {...privacy} drawing="keyhole" documents={documents} isLong>
      <RetentionPeriods {...props} />
    </LegalLayout>
  );
}

/** How long data is kept. A period that the owner has not stated yet is left out. */
function RetentionPeriods({ t }: PageProps) {
  const { label, always, none, days, months, logs, serverCopy, mailboxCopy } = privacy.stats;
  const period = (value: MessageDescriptor, amount: Fact, unit: string) =>
    isMissing(amount) ? [] : [{ ...splitNumeral(t(value, { amount })), label: unit }];
  const { inquiryDays, sentDays } = retention;
  return (
    <Stats
      label={t(label)}
      size="large"
      stats={[
        { ...splitNumeral(t(always)), label: t(none) },
        ...period(days, owner.netlifyLogDays, t(logs)),
        ...period(days, String(sentDays), t(serverCopy, { days: inquiryDays })),
        ...period(months, owner.inquiryMonths, t(mailboxCopy)),
      ]}
    />
  );
}
