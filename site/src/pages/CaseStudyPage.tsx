import { Actions, BackLink, ButtonLink, CaseFigure, Hero, Panel, Room, Text } from '@advisor/ui';
import { caseStudies, caseStudy } from '../content/caseStudies.js';
import { Rich } from '../i18n/Rich.js';
import type { PageProps } from './PageProps.js';

export default function CaseStudyPage({ path, t, href }: PageProps) {
  const study = caseStudies.find((each) => each.path === path)!;
  return (
    <>
      <Hero
        size="low"
        eyebrow={<BackLink href={href('/')}>{t(caseStudy.back)}</BackLink>}
        title={t(study.title)}
        lead={t(study.subtitle)}
      />
      <Room
        threshold={false}
        title={t(caseStudy.eyebrow)}
        margin={<CaseFigure name={study.figure} />}
      >
        <Panel title={t(caseStudy.updating.title)}>
          <Text>
            <Rich
              message={caseStudy.updating.text}
              components={{ link: <a href={href('/kontakt')} /> }}
            />
          </Text>
          {path === '/case-studies/tgroup' && (
            <Actions>
              <ButtonLink tone="quiet" arrow href={href('/termine-anmeldung')}>
                {t(caseStudy.schedule)}
              </ButtonLink>
            </Actions>
          )}
        </Panel>
      </Room>
    </>
  );
}
