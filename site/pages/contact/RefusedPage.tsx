import { refusedPageGaps } from '@advisor/contact';
import { Hero, Text } from '@advisor/ui';
import { RichMessage } from '../../i18n/RichMessage.js';
import type { PageProps } from '../../PageProps.js';
import { owner } from '../../owner.yaml';
import { nav } from '../../shared/messages.js';
import { contact } from './messages.js';

/**
 * The answer to a refused post without JavaScript. It is rendered at build time; the function fills in the
 * reason and the prepared mail. Back leads to the form as the visitor filled it in.
 */
export function RefusedPage({ t }: PageProps) {
  const { refused } = contact;
  const mail = <a href={refusedPageGaps.mailto}>{owner.email}</a>;
  return (
    <Hero size="low" eyebrow={t(nav.contact)} title={t(refused.title)}>
      <Text size="lead">{refusedPageGaps.reason}</Text>
      <Text size="lead">
        <RichMessage message={refused.back} values={{ email: mail }} />
      </Text>
    </Hero>
  );
}
