import { ButtonLink, LinkList, Section, Stack, Text, ValueStatement } from '@advisor/ui';
import {
  CaseFigure,
  CaseHero,
  FacingLists,
  LargeTerms,
  Quotations,
  Stairs,
  WithheldWords,
  WritingLines,
} from '@advisor/ui/blocks';
import { SingleCase } from '../../sections/cases/CaseTeaserList.js';
import { courses } from '../../sections/schedule/courses.js';
import { OwnerSignature } from '../../owner/OwnerSignature.js';
import { replyPromise } from '../../sections/nextSteps/terms.js';
import { linkLabels, nav } from '../../sections/messages.js';
import { article } from './article.js';
import { caseStudies, caseStudy, type View } from './messages.js';
import type { CaseName } from '../../paths.js';
import { formPath } from '../../sections/form/formPath.js';
import { formatRange } from '../../i18n/formatNumbers.js';
import { translateAll } from '../../i18n/translateAll.js';
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

/** The closer, the more personal the task. */
const portraitShapes = {
  interim: 'upright',
  strategy: 'square',
  coaching: 'close',
  training: 'close',
} as const;

export default function CaseStudyPage({ name, t, href, language }: PageProps<CaseName>) {
  const study = caseStudies[name];
  const { updating } = caseStudy;
  const service = nav.services[study.service];
  const range = formatRange(courses.seminar.participants, language);
  return (
    <>
      <CaseHero
        id="intro"
        figure={<CaseFigure name={study.figure} />}
        figurePlace={study.figurePlace}
        back={{ href: href('home'), label: t(linkLabels.home) }}
        eyebrow={
          study.eyebrow ? t(study.eyebrow) : <a href={href(study.service)}>{t(service.label)}</a>
        }
        title={t(study.title)}
        lead={t(study.subtitle)}
        text={!study.role && t(study.teaser)}
        fact={study.role && { term: t(caseStudy.role), value: t(study.role) }}
        card={study.published ? undefined : translateAll(t, updating)}
        {...(study.result && {
          result: {
            ...splitNumeral(t(study.result.value, { range })),
            label: t(study.result.label),
          },
        })}
        actions={
          <ButtonLink href={formPath(href, { case: name })}>
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
        aside={
          <OwnerSignature
            t={t}
            language={language}
            layout="column"
            shape={portraitShapes[study.service]}
            proof={replyPromise(t)}
          />
        }
      >
        <Stack space={5}>
          <Text tone="muted">{t(caseStudy.lead)}</Text>
          <LinkList
            links={study.questions.map((each) => ({
              href: formPath(href, { case: name, question: t.plain(each) }),
              label: t(each),
            }))}
          />
          <Text tone="muted">
            {t(service.text)} <a href={href(study.service)}>{t(service.label)}</a>
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
function Opinion({ t, view }: ViewProps) {
  const { form } = view;
  const points = <Points t={t} view={view} />;
  if (form === 'stairs' || form === 'unfinished' || form === 'quotes')
    return (
      <Section
        title={t(view.title)}
        note={t(view.text)}
        rank={form === 'quotes' ? 'second' : 'first'}
      >
        {points}
      </Section>
    );
  const isWithheld = form === 'withheld';
  return (
    <>
      <ValueStatement
        statement={t(view.title)}
        figure={isWithheld ? <WithheldWords /> : undefined}
      />
      <Section ground={isWithheld ? 'sunken' : 'paper'} space={isWithheld ? 'small' : 'medium'}>
        <Stack space={7}>
          <Text size="lead">{t(view.text)}</Text>
          {points}
        </Stack>
      </Section>
    </>
  );
}

type ViewProps = Pick<PageProps, 't'> & { view: View };

function Points({ t, view }: ViewProps) {
  if (view.form === 'withheld') return null;
  if (view.form === 'quotes') return <Quotations items={translateAll(t, view.points)} />;
  if (view.form === 'facing') return <FacingLists lists={translateAll(t, view.points)} />;
  if (view.form === 'terms') return <LargeTerms items={translateAll(t, view.points)} />;
  const Terms = view.form === 'stairs' ? Stairs : WritingLines;
  return <Terms items={translateAll(t, view.points)} />;
}
