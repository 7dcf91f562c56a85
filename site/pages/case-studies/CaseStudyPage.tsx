import {
  Actions,
  BackLink,
  ButtonLink,
  CaseHero,
  DoorSign,
  Heading,
  LinkList,
  Section,
  Stack,
  Text,
} from '@advisor/ui';
import { CaseTeaserRows } from '../../shared/cases/CaseTeaserRows.js';
import { courses } from '../../shared/schedule/courses.js';
import { OwnerSignature } from '../../owner/OwnerSignature.js';
import { linkWords, nav } from '../../shared/messages.js';
import { article } from './article.js';
import { caseStudies, caseStudy } from './messages.js';
import type { CaseName } from '../../paths.js';
import { caseQuestionPath } from '../../shared/cases/caseQuestion.js';
import { formatRange } from '../../i18n/formatNumbers.js';
import type { PageProps } from '../../PageProps.js';
import type { PageModule } from '../Page.js';

export function caseStudyModule(name: CaseName): PageModule {
  const study = caseStudies[name];
  return {
    default: (page) => <CaseStudyPage {...page} study={name} />,
    metadata: {
      ...study.seo,
      share: { eyebrow: caseStudy.eyebrow, title: study.title, figure: name },
      structuredData: (page) => [article(page, study)],
    },
  };
}

function CaseStudyPage({ study: name, t, href, language }: PageProps & { study: CaseName }) {
  const study = caseStudies[name];
  const { updating } = caseStudy;
  const facts = Object.entries(study.facts).map(([label, value]) => ({
    term: t(caseStudy.facts[label as keyof typeof study.facts]),
    value: t(value),
  }));
  const service = nav.services[study.servicePage];
  const range = formatRange(courses.seminar.participants, language);
  const questions = (
    <Stack space={7}>
      <Stack space={4}>
        <Heading level={2}>{t(caseStudy.questions)}</Heading>
        <Text tone="muted">{t(caseStudy.lead)}</Text>
      </Stack>
      <LinkList
        links={study.questions.map((each) => ({
          href: caseQuestionPath(href, name, t.plain(each)),
          label: t(each),
        }))}
      />
      <OwnerSignature t={t} language={language} />
    </Stack>
  );
  return (
    <>
      <CaseHero
        figure={name}
        back={<BackLink href={href('home')}>{t(linkWords.home)}</BackLink>}
        eyebrow={<a href={href(study.servicePage)}>{t(service.label)}</a>}
        title={t(study.title)}
        lead={t(study.subtitle)}
        text={facts.length === 0 && t(study.teaser)}
        facts={facts}
        {...(study.result && {
          result: { value: t(study.result.value, { range }), label: t(study.result.label) },
        })}
      >
        <Actions>
          <ButtonLink href={caseQuestionPath(href, name)}>
            {t(study.ask ?? caseStudy.ask)}
          </ButtonLink>
        </Actions>
      </CaseHero>
      {study.published && (
        <Section>
          <Stack space={5}>
            {study.published.text.map((paragraph) => (
              <Text key={paragraph.id}>{t(paragraph)}</Text>
            ))}
          </Stack>
        </Section>
      )}
      <Section>
        {study.published ? (
          questions
        ) : (
          <DoorSign title={t(updating.title)} text={t(updating.text)}>
            {questions}
          </DoorSign>
        )}
      </Section>
      <Section
        ground={study.published ? 'sunken' : 'floor'}
        rank="second"
        title={t(caseStudy.next)}
        printed={false}
      >
        <CaseTeaserRows t={t} href={href} cases={[study.next]}>
          <LinkList
            links={[
              { href: href(study.servicePage), label: t(service.text), page: t(service.label) },
            ]}
          />
        </CaseTeaserRows>
      </Section>
    </>
  );
}
