import {
  Actions,
  BackLink,
  ButtonLink,
  Hero,
  DescriptionList,
  List,
  Panel,
  Section,
  Stack,
  Text,
} from '@advisor/ui';
import { CaseTeaserRows } from '../../sections/CaseTeaserRows.js';
import { caseStudies, caseStudy } from './words.js';
import { caseNames, type CaseName } from '../../sections/caseNames.js';
import { Rich } from '../../i18n/Rich.js';
import type { PageProps } from '../../i18n/PageProps.js';
import { article } from '../../seo/article.js';
import type { PageModule } from '../Page.js';

/** The page of a case study. */
export function caseStudyModule(name: CaseName): PageModule {
  const study = caseStudies[name];
  return {
    default: (page) => <CaseStudyPage {...page} study={name} />,
    metadata: {
      ...study.seo,
      share: { eyebrow: caseStudy.eyebrow, title: study.title, figure: name },
      structuredData: (context) => [article(context, study)],
    },
  };
}

function CaseStudyPage({ study: name, t, href }: PageProps & { study: CaseName }) {
  const study = caseStudies[name];
  const question = href(`${name}Question`);
  const next = caseNames[(caseNames.indexOf(name) + 1) % caseNames.length]!;
  const { updating } = caseStudy;
  const further = study.further.map(({ text, page: to, anchor }) => ({
    text: t(text),
    href: href(to) + (anchor ? `#${anchor}` : ''),
  }));
  return (
    <>
      <Hero
        figure={name}
        back={<BackLink href={href('home')}>{t(caseStudy.back)}</BackLink>}
        eyebrow={t(caseStudy.eyebrow)}
        title={t(study.title)}
        proof={t(study.proof)}
      >
        <Text size="lead">{t(study.subtitle)}</Text>
        <Actions>
          <ButtonLink href={question}>{t(caseStudy.ask)}</ButtonLink>
        </Actions>
      </Hero>
      <Section layout="split" title={t(caseStudy.brief)}>
        <Stack space={7}>
          <DescriptionList
            closed
            entries={[
              ...Object.entries(study.facts).map(([label, value]) => ({
                term: t(caseStudy.facts[label as keyof typeof study.facts]),
                value: t(value),
              })),
              {
                term: t(caseStudy.service),
                value: (
                  <Actions>
                    {further.map((each) => (
                      <ButtonLink key={each.href} tone="quiet" arrow href={each.href}>
                        {each.text}
                      </ButtonLink>
                    ))}
                  </Actions>
                ),
              },
            ]}
          />
          {study.questions && (
            <List title={t(caseStudy.questions)} items={study.questions.map((each) => t(each))} />
          )}
          {study.text?.map((paragraph) => (
            <Text key={paragraph.id}>{t(paragraph)}</Text>
          ))}
          {study.status === 'updating' && (
            <Panel title={t(updating.title)}>
              <Text>
                <Rich message={updating.text} components={{ link: <a href={question} /> }} />
              </Text>
            </Panel>
          )}
        </Stack>
      </Section>
      <Section threshold title={t(caseStudy.next)}>
        <CaseTeaserRows t={t} href={href} cases={[next]} />
      </Section>
    </>
  );
}
