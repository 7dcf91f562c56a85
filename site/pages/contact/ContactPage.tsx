import { Hero, Text } from '@advisor/ui';
import { useLayoutEffect, useState } from 'react';
import { FormSection } from './FormSection.js';
import { OutageNotice, SentNotice } from './FormNotices.js';
import { issueText, toastTexts } from './formTexts.js';
import { useContactForm } from './useContactForm.js';
import { useLazyToast } from './useLazyToast.js';
import { contact } from './words.js';
import type { CaseName } from '../../paths.js';
import { askedCase } from '../caseQuestion.js';
import { caseWords, caseTeasers } from '../../sections/cases/words.js';
import { answerTime, callTerms } from '../../sections/nextSteps/terms.js';
import { joinSentences } from '../../i18n/translate.js';
import { nav } from '../../sections/words.js';
import { undoKeepTogether } from '../../i18n/keepTogether.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';

export const metadata: Metadata = { ...contact.seo, share: { ...contact.hero, figure: 'open' } };

export default function ContactPage(page: PageProps) {
  const { language, t } = page;
  const { hero, form } = contact;
  const { Toast, failed, load } = useLazyToast();
  const [asked, setAsked] = useState<CaseName>();
  // The HTML is the same for every query, so React adds the case.
  useLayoutEffect(() => setAsked(askedCase(location.search)?.name), []);
  const { state, formProps, retry, discard, dismiss } = useContactForm(language, load, () => {
    const about = askedCase(location.search);
    if (!about) return;
    const { title, service } = caseTeasers[about.name];
    return {
      subject: undoKeepTogether(t(caseWords.subject, { title: t(title) })),
      service,
      ...(about.question && { message: `${about.question}\n\n` }),
    };
  });
  const { issue, undelivered, notice } = state;
  const texts = notice && toastTexts(notice.toastMessage, language, t);
  return (
    <>
      <Hero
        size="short"
        figure={state.sent ? 'swung' : 'ajar'}
        eyebrow={t(nav.contact)}
        title={t(hero.title)}
      >
        <Text size="lead">
          {joinSentences(t(hero.subtitle), callTerms(t, language), answerTime(t))}
        </Text>
      </Hero>
      <FormSection
        {...formProps}
        page={page}
        about={asked && t(form.aboutCase, { title: t(caseTeasers[asked].title) })}
        issues={issue ? { [issue.field]: issueText(issue, language, t) } : {}}
        status={state.offline ? t(contact.offline) : failed ? texts?.text : undefined}
        draft={
          state.restored
            ? { text: t(form.draftKept), discardLabel: t(form.draftDiscard), onDiscard: discard }
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
      {Toast && texts && (
        <Toast
          key={notice.number}
          {...texts}
          closeLabel={t(contact.toast.close)}
          regionLabel={t(contact.toast.region)}
          onClose={dismiss}
        />
      )}
    </>
  );
}
