import { ButtonLink, LinkList, Section, Stack, Text, ValueStatement } from '@advisor/ui';
import { CaseFigure, CaseHero, FacingLists, TermList, WithheldWords } from '@advisor/ui/blocks';
import { SingleCase } from '../../sections/cases/CaseTeaserList.js';
import { courses } from '../../sections/schedule/courses.js';
import { OwnerSignature } from '../../owner/OwnerSignature.js';
import { linkLabels, nav } from '../../sections/messages.js';
import { caseStudies, caseStudy, type Opinion as OpinionTexts } from './messages.js';
import type { CaseName } from '../../paths.js';
import { formPath } from '../../sections/form/formPath.js';
import { formatRange } from '../../i18n/formatNumbers.js';
import { splitNumeral } from '../../i18n/translate.js';
import { translateAll } from '../../i18n/translateAll.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../../seo/metadata.js';

export function metadata(name: CaseName): Metadata {
  return { ...caseStudies[name].seo, breadcrumb: nav.cases[name] };
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
        detail={study.role && { term: t(caseStudy.role), value: t(study.role) }}
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
      <Opinion t={t} opinion={study.opinion} />
      <Section
        layout="split"
        rank="second"
        ground={study.opinion.block === 'WithheldWords' ? 'paper' : 'sunken'}
        space="medium"
        title={t(caseStudy.questions)}
        aside={
          <OwnerSignature
            t={t}
            language={language}
            layout="column"
            shape={portraitShapes[study.service]}
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

type OpinionProps = Pick<PageProps, 't'> & { opinion: OpinionTexts };

/** What the advisor thinks: beside its points, or as a statement above them. */
function Opinion({ t, opinion }: OpinionProps) {
  const { block, title, text } = opinion;
  const points = <Points t={t} opinion={opinion} />;
  if (block === 'TermList' && opinion.layout !== 'large')
    return (
      <Section
        title={t(title)}
        note={t(text)}
        rank={opinion.layout === 'quotations' ? 'second' : 'first'}
      >
        {points}
      </Section>
    );
  const isWithheld = block === 'WithheldWords';
  return (
    <>
      <ValueStatement statement={t(title)} figure={isWithheld ? <WithheldWords /> : undefined} />
      <Section ground={isWithheld ? 'sunken' : 'paper'} space={isWithheld ? 'small' : 'medium'}>
        <Stack space={7}>
          <Text size="lead">{t(text)}</Text>
          {points}
        </Stack>
      </Section>
    </>
  );
}

function Points({ t, opinion }: OpinionProps) {
  switch (opinion.block) {
    case 'TermList':
      return <TermList layout={opinion.layout} items={translateAll(t, opinion.points)} />;
    case 'FacingLists':
      return <FacingLists lists={translateAll(t, opinion.points)} />;
    case 'WithheldWords':
      return null;
  }
}
