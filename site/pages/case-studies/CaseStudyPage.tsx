import { ButtonLink, CaseHero, LinkList, Section, Stack, Text } from '@advisor/ui';
import { SingleCase } from '../../shared/cases/CaseTeaserList.js';
import { courses } from '../../shared/schedule/courses.js';
import { OwnerSignature } from '../../owner/OwnerSignature.js';
import { replyTime } from '../../shared/nextSteps/terms.js';
import { linkLabels, nav } from '../../shared/messages.js';
import { article } from './article.js';
import { caseStudies, caseStudy } from './messages.js';
import type { CaseName } from '../../paths.js';
import { caseQuestionPath } from '../../shared/formLink.js';
import { formatRange } from '../../i18n/formatNumbers.js';
import { plainText } from '../../i18n/translate.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../../seo/metadata.js';

export function metadata(name: CaseName): Metadata {
  const study = caseStudies[name];
  return {
    ...study.seo,
    breadcrumb: nav.cases[name],
    structuredData: (page) => [article(page, study)],
  };
}

export default function CaseStudyPage({ name, t, href, language }: PageProps<CaseName>) {
  const study = caseStudies[name];
  const { updating } = caseStudy;
  const service = nav.services[study.servicePage];
  const range = formatRange(courses.seminar.participants, language);
  return (
    <>
      <CaseHero
        id="intro"
        figure={study.figure}
        back={{ href: href('home'), label: t(linkLabels.home) }}
        eyebrow={
          study.eyebrow ? (
            t(study.eyebrow)
          ) : (
            <a href={href(study.servicePage)}>{t(service.label)}</a>
          )
        }
        title={t(study.title)}
        lead={t(study.subtitle)}
        text={!study.role && t(study.teaser)}
        fact={study.role && { term: t(caseStudy.role), value: t(study.role) }}
        card={study.published ? undefined : { title: t(updating.title), text: t(updating.text) }}
        {...(study.result && {
          result: { value: t(study.result.value, { range }), label: t(study.result.label) },
        })}
        actions={
          <ButtonLink href={caseQuestionPath(href, name)}>
            {t(study.ask ?? caseStudy.ask)}
          </ButtonLink>
        }
      />
      {study.published && (
        <Section>
          <Stack space={5}>
            {study.published.text.map((paragraph) => (
              <Text key={paragraph.id}>{t(paragraph)}</Text>
            ))}
          </Stack>
        </Section>
      )}
      <Section
        layout="split"
        space="medium"
        title={t(caseStudy.questions)}
        note={t(study.view)}
        aside={<OwnerSignature t={t} language={language} proof={replyTime(t)} />}
      >
        <Stack space={5}>
          <Text tone="muted">{t(caseStudy.lead)}</Text>
          <LinkList
            links={study.questions.map((each) => ({
              href: caseQuestionPath(href, name, plainText(t(each))),
              label: t(each),
            }))}
          />
          <Text tone="muted">
            {t(service.text)} <a href={href(study.servicePage)}>{t(service.label)}</a>
            {study.more && (
              <>
                <br />
                <a href={href(study.more.page)}>{t(study.more.label)}</a>
              </>
            )}
          </Text>
        </Stack>
      </Section>
      <SingleCase t={t} href={href} name={study.next} eyebrow={t(caseStudy.next)} />
    </>
  );
}
