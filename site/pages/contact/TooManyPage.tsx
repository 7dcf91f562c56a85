import { retention } from '@advisor/contact';
import { Hero, Section, Stack, Text } from '@advisor/ui';
import type { I18n } from '@lingui/core';
import type { Language } from '../../i18n/languages.js';
import { translatePage } from '../../i18n/translate.js';
import { MessagesContext, RichMessage } from '../../i18n/RichMessage.js';
import { owner } from '../../owner.yaml';
import { EmailLink } from '../../owner/EmailLink.js';
import { PhoneLink } from '../../owner/PhoneLink.js';
import { contact } from './messages.js';

type TooManyPageProps = { catalogs: { language: Language; i18n: I18n }[] };

/**
 * The host's answer after too many posts from one IP address. The host's rule names a single file, so all
 * languages share the page.
 */
export function TooManyPage({ catalogs }: TooManyPageProps) {
  const { refused } = contact;
  const { phone } = owner;
  const minutes = retention.rateWindowSeconds / 60;
  return catalogs.map(({ language, i18n }, index) => {
    const t = translatePage(i18n);
    const title = t(refused.title);
    const words = (
      <MessagesContext value={i18n}>
        <Text size="lead">{t(refused.tooMany, { minutes })}</Text>
        <Text size="lead">
          <RichMessage message={refused.back} values={{ email: <EmailLink t={t} /> }} />
        </Text>
        {phone && (
          <Text>
            <PhoneLink phone={phone} />
          </Text>
        )}
      </MessagesContext>
    );
    return index === 0 ? (
      <Hero key={language} size="low" title={title}>
        {words}
      </Hero>
    ) : (
      <div key={language} lang={language}>
        <Section layout="split" title={title}>
          <Stack space={5}>{words}</Stack>
        </Section>
      </div>
    );
  });
}
