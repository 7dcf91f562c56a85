import { ButtonLink, CaseStrip, LinkList, Section, Stack, Text, ValueStatement } from '@advisor/ui';
import { CaseHero, RedactedText } from '@advisor/ui/blocks';
import { caseFigures, caseTeaser } from '../../sections/cases/CaseTeaserList.js';
import { courses } from '../../courses/courses.js';
import { ReplySignature } from '../../sections/terms/ReplySignature.js';
import { linkLabels, nav } from '../../sections/messages.js';
import { caseTeasers } from '../../sections/cases/messages.js';
import { caseStudies } from './caseStudies.js';
import { caseStudy, caseTexts, type CaseTexts } from './messages.js';
import type { CaseName } from '../../routes.js';
import { formPath } from '../../form/formPath.js';
import { formatRange } from '../../i18n/formatNumbers.js';
import { splitNumeral, translateAll } from '../../i18n/translate.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../../seo/metadata.js';

export function metadata(name: CaseName): Metadata {
  return { ...caseTexts[name].seo, breadcrumb: nav.cases[name] };
}

export default function CaseStudyPage({ name, t, href, language }: PageProps<CaseName>) {
  const texts: CaseTexts = caseTexts[name];
  const teaser = caseTeasers[name];
  const { figurePlace, points, more, next } = caseStudies[name];
  const service = nav.services[teaser.service];
  const range = formatRange(courses.seminar.participants, language);
  return (
    <>
      <CaseHero
        figure={caseFigures[name]}
        figurePlace={figurePlace}
        back={{ href: href('home'), label: t(linkLabels.home) }}
        eyebrow={
          texts.eyebrow ? t(texts.eyebrow) : <a href={href(teaser.service)}>{t(service.label)}</a>
        }
        title={t(teaser.title)}
        lead={t(texts.lead)}
        {...(texts.role
          ? { detail: { term: t(caseStudy.role), value: t(texts.role) } }
          : { text: t(teaser.teaser) })}
        card={texts.published ? undefined : translateAll(t, caseStudy.updating)}
        result={
          texts.result && {
            ...splitNumeral(t(texts.result.value, { range })),
            label: t(texts.result.label),
          }
        }
        actions={
          <ButtonLink href={formPath(href, { case: name })}>
            {t(texts.ask ?? caseStudy.ask)}
          </ButtonLink>
        }
      />
      {texts.published && (
        <Section>
          <Stack space={5}>
            {texts.published.text.map((paragraph) => (
              <Text key={paragraph.id}>{t(paragraph)}</Text>
            ))}
          </Stack>
        </Section>
      )}
      <Opinion name={name} t={t} />
      <Section
        layout="split"
        ground={points ? 'sunken' : 'paper'}
        space="medium"
        title={t(caseStudy.questions)}
        aside={<ReplySignature t={t} language={language} layout="aside" />}
      >
        <Stack>
          <Text tone="muted">{t(caseStudy.lead)}</Text>
          <LinkList
            links={texts.questions.map((question) => ({
              href: formPath(href, { case: name, question: t.plain(question) }),
              label: t(question),
            }))}
          />
          <Text tone="muted">
            {t(service.text)} <a href={href(teaser.service)}>{t(service.label)}</a>
            {more && texts.more && (
              <>
                <br />
                <a href={href(more)}>{t(texts.more)}</a>
              </>
            )}
          </Text>
        </Stack>
      </Section>
      <Section ground="plane" space="small">
        <CaseStrip eyebrow={t(caseStudy.next)} {...caseTeaser({ t, href }, next)} />
      </Section>
    </>
  );
}

/** The owner's opinion, above its points or as a statement. */
function Opinion({ name, t }: Pick<PageProps<CaseName>, 'name' | 't'>) {
  const { points } = caseStudies[name];
  const { title, text } = caseTexts[name].opinion;
  if (points)
    return (
      <Section title={t(title)} intro={t(text)}>
        {points(t)}
      </Section>
    );
  return (
    <>
      <ValueStatement statement={t(title)} figure={<RedactedText />} />
      <Section ground="sunken" space="small">
        <Text size="lead">{t(text)}</Text>
      </Section>
    </>
  );
}
