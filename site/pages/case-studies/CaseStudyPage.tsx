import {
  ButtonLink,
  Card,
  Cards,
  CaseHero,
  DescriptionList,
  LinkList,
  Section,
  Stack,
  Text,
  ValueStatement,
} from '@advisor/ui';
import { SingleCase } from '../../shared/cases/CaseTeaserList.js';
import { courses } from '../../shared/schedule/courses.js';
import { ReplySignature } from '../../shared/nextSteps/ReplySignature.js';
import { linkLabels, nav } from '../../shared/messages.js';
import { article } from './article.js';
import { caseStudies, caseStudy, type View } from './messages.js';
import type { CaseName } from '../../paths.js';
import { caseQuestionPath } from '../../shared/formLink.js';
import { formatRange } from '../../i18n/formatNumbers.js';
import { splitNumeral } from '../../i18n/splitNumeral.js';
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
          result: {
            ...splitNumeral(t(study.result.value, { range })),
            label: t(study.result.label),
          },
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
      <Opinion t={t} view={study.view} />
      <Section
        layout="split"
        rank="second"
        ground={study.view.form === 'withheld' ? 'paper' : 'sunken'}
        space="medium"
        title={t(caseStudy.questions)}
        aside={<ReplySignature t={t} language={language} />}
      >
        <Stack space={5}>
          <Text tone="muted">{t(caseStudy.lead)}</Text>
          <LinkList
            links={study.questions.map((each) => ({
              href: caseQuestionPath(href, name, t.plain(each)),
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

/** What the advisor thinks, in the form that suits the drawing. */
function Opinion({
  t,
  view: { form, points = [], ...view },
}: Pick<PageProps, 't'> & { view: View }) {
  const title = t(view.title);
  const isWithheld = form === 'withheld';
  if (form === 'stairs' || form === 'unfinished')
    return (
      <Section title={title} note={t(view.text)}>
        <DescriptionList
          variant={form}
          items={points.map((point) => ({
            term: t(point.title),
            value: point.text && t(point.text),
          }))}
        />
      </Section>
    );
  return (
    <>
      <ValueStatement statement={title} isWithheld={isWithheld} />
      <Section ground={isWithheld ? 'sunken' : 'paper'} space={isWithheld ? 'small' : 'medium'}>
        <Stack space={7}>
          <Text size="lead">{t(view.text)}</Text>
          {form === 'quotes' ? (
            <DescriptionList
              variant="staggered"
              items={points.map((point) => ({
                term: point.text && t(point.text),
                lead: t(point.title),
              }))}
            />
          ) : (
            // Two in a row.
            [points.slice(0, 2), points.slice(2)]
              .filter((pair) => pair.length > 0)
              .map((pair, index) => (
                <Cards key={index} variant={pair[0]?.items ? 'facing' : 'columns'}>
                  {pair.map((point) => (
                    <Card
                      key={point.title.id}
                      title={t(point.title)}
                      text={point.text && t(point.text)}
                      items={point.items?.map((item) => t(item))}
                    />
                  ))}
                </Cards>
              ))
          )}
        </Stack>
      </Section>
    </>
  );
}
