import { retention, type responsePaths } from '@advisor/contact';
import { Hero } from '@advisor/ui';
import { joinSentences } from '../../i18n/translate.js';
import { MailLink } from '../../shared/MailLink.js';
import { nav } from '../../shared/messages.js';
import type { PageModule } from '../PageModule.js';
import { contact } from './messages.js';

type Reason = Exclude<keyof typeof responsePaths, 'sent'>;

/**
 * The page after a form was not sent without JavaScript. Back leads to the form as the visitor filled it in. Its
 * text also suits visitors who open it directly.
 */
export function notSentModule(reason: Reason): PageModule {
  const { mail, notSent } = contact;
  const words = notSent[reason];
  return {
    metadata: { ...words.seo, isHidden: true },
    default: ({ t }) => (
      <Hero
        id="intro"
        figure="ajar"
        eyebrow={t(nav.contact)}
        title={t(words.seo.title)}
        text={joinSentences(
          t(words.reason, { minutes: retention.rateWindowSeconds / 60 }),
          t(notSent.back),
        )}
        actions={
          <MailLink
            t={t}
            text={notSent.mailButton}
            mail={{ subject: mail.subject, body: mail.salutation }}
          />
        }
      />
    ),
  };
}
