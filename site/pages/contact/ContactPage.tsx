import { Hero, Text } from '@advisor/ui';
import { FormSection } from './FormSection.js';
import { newsTexts } from './newsTexts.js';
import { issueText } from './issueText.js';
import { OutageNotice } from './OutageNotice.js';
import { SentNotice } from './SentNotice.js';
import { useContactForm } from './useContactForm.js';
import { useLateToast } from './useLateToast.js';
import { contact } from './words.js';
import { caseNames } from '../../sections/caseNames.js';
import { caseTeaser, caseTeasers } from '../../sections/caseTeasers.js';
import { nav } from '../../sections/words.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';

export const metadata: Metadata = { ...contact.seo, share: { ...contact.hero, figure: 'open' } };

export default function ContactPage(page: PageProps) {
  const { language, t } = page;
  const { hero, form } = contact;
  const asked = caseNames.find((name) => `${name}Question` === page.name);
  const about = asked && caseTeasers[asked];
  const { Toast, failed, load } = useLateToast();
  const { state, formProps, retry, discard, dismiss } = useContactForm(language, load);
  const { issue, undelivered, notice } = state;
  const news = notice && newsTexts(notice.news, language, t);
  return (
    <>
      <Hero size="short" figure="open" eyebrow={t(nav.contact)} title={t(hero.title)}>
        <Text size="lead">{t(hero.subtitle)}</Text>
      </Hero>
      <FormSection
        {...formProps}
        page={page}
        defaultValues={
          about && {
            subject: t(caseTeaser.subject, { title: t(about.title) }),
            service: about.service,
          }
        }
        issues={issue ? { [issue.field]: issueText(issue, language, t) } : {}}
        status={state.offline ? t(contact.offline) : failed ? news?.text : undefined}
        draft={
          state.restored
            ? {
                text: t(form.draftKept),
                discardLabel: t(form.draftDiscard),
                onDiscard: discard,
              }
            : undefined
        }
        notice={
          state.sent ? (
            <SentNotice t={t} />
          ) : (
            undelivered && <OutageNotice t={t} values={undelivered} onRetry={retry} />
          )
        }
      />
      {Toast && news && (
        <Toast
          key={notice.number}
          {...news}
          closeLabel={t(contact.toast.close)}
          regionLabel={t(contact.toast.region)}
          onClose={dismiss}
        />
      )}
    </>
  );
}
