import { retention } from '@advisor/contract/retention';
import { Hero } from '@advisor/ui';
import { HeroFigure } from '@advisor/ui/blocks';
import { joinSentences } from '../../i18n/translate.js';
import { nav } from '../../sections/messages.js';
import type { PageProps } from '../../PageProps.js';
import type { NotSentName } from '../../routes.js';
import type { Metadata } from '../../seo/metadata.js';
import { mailMessages } from '../../form/messages.js';
import { contact } from './messages.js';
import { MailLink } from '../../sections/links.js';

const { notSent } = contact;

const texts = {
  notSentInvalid: notSent.invalid,
  notSentUnavailable: notSent.unavailable,
  notSentTooMany: notSent.tooMany,
} satisfies Record<NotSentName, object>;

export const metadata = (name: NotSentName): Metadata => ({
  title: texts[name].title,
  description: notSent.back,
  isHidden: true,
});

/**
 * The page after a form was not sent without JavaScript. Back leads to the form as the visitor filled it in. Its
 * text also suits visitors who open it directly.
 */
export default function NotSentPage({ name, t }: PageProps<NotSentName>) {
  const { title, reason } = texts[name];
  return (
    <Hero
      figure={<HeroFigure name="welcome" />}
      eyebrow={t(nav.contact)}
      title={t(title)}
      text={joinSentences(
        t(reason, { minutes: retention.rateWindowSeconds / 60 }),
        t(notSent.back),
      )}
      actions={
        <MailLink
          t={t}
          text={notSent.mailButton}
          mail={{ subject: mailMessages.subject, body: mailMessages.salutation }}
        />
      }
    />
  );
}
