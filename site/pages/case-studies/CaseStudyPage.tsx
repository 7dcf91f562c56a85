import {
  Actions,
  BackLink,
  ButtonLink,
  CaseFigure,
  Hero,
  Panel,
  Room,
  Stack,
  Text,
} from '@advisor/ui';
import { caseStudies, caseStudy } from './words.js';
import { caseTeasers } from '../../sections/caseTeasers.js';
import { Rich } from '../../i18n/Rich.js';
import type { PageProps } from '../../engine/PageProps.js';

type CaseName = keyof typeof caseTeasers;

export default function CaseStudyPage({ path, t, href }: PageProps) {
  const study = caseStudies.find((each) => each.path === path)!;
  const name = (Object.keys(caseTeasers) as CaseName[]).find(
    (each) => caseTeasers[each].path === path,
  )!;
  return (
    <>
      <Hero
        size="low"
        back={<BackLink href={href('/')}>{t(caseStudy.back)}</BackLink>}
        eyebrow={t(caseStudy.eyebrow)}
        title={t(study.title)}
        lead={t(study.subtitle)}
      />
      <Room margin={<CaseFigure name={name} />}>
        <Stack space={6}>
          {study.text?.map((paragraph) => (
            <Text key={paragraph.id}>{t(paragraph)}</Text>
          ))}
          {study.status === 'updating' && (
            <Panel title={t(caseStudy.updating.title)}>
              <Text>
                <Rich
                  message={caseStudy.updating.text}
                  components={{ link: <a href={href('/kontakt')} /> }}
                />
              </Text>
            </Panel>
          )}
          <Actions>
            {study.further.map(({ text, path: to }) => (
              <ButtonLink key={to} tone="quiet" arrow href={href(to)}>
                {t(text)}
              </ButtonLink>
            ))}
          </Actions>
        </Stack>
      </Room>
    </>
  );
}
