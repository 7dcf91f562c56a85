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
import type { PageProps } from '../../i18n/PageProps.js';
import type { PageName } from '../../paths.js';
import { article } from '../../seo/article.js';
import type { PageModule } from '../Page.js';

type CaseName = keyof typeof caseTeasers;

/** The page of a case study. */
export function caseStudyModule(name: PageName): PageModule {
  const study = caseStudies.find(({ page }) => page === name)!;
  return {
    default: CaseStudyPage,
    metadata: {
      ...study.seo,
      share: { eyebrow: caseStudy.eyebrow, title: study.title, figure: figureOf(name) },
      structuredData: (context) => [article(context, study)],
    },
  };
}

/** A teaser's key is also the name of its drawing. */
const figureOf = (page: PageName): CaseName =>
  (Object.keys(caseTeasers) as CaseName[]).find((each) => caseTeasers[each].page === page)!;

function CaseStudyPage({ name: page, t, href }: PageProps) {
  const study = caseStudies.find((each) => each.page === page)!;
  return (
    <>
      <Hero
        size="low"
        back={<BackLink href={href('home')}>{t(caseStudy.back)}</BackLink>}
        eyebrow={t(caseStudy.eyebrow)}
        title={t(study.title)}
        lead={t(study.subtitle)}
      />
      <Room threshold={false} margin={<CaseFigure name={figureOf(page)} />}>
        <Stack space={6}>
          {study.text?.map((paragraph) => (
            <Text key={paragraph.id}>{t(paragraph)}</Text>
          ))}
          {study.status === 'updating' && (
            <Panel title={t(caseStudy.updating.title)}>
              <Text>
                <Rich
                  message={caseStudy.updating.text}
                  components={{ link: <a href={href('contact')} /> }}
                />
              </Text>
            </Panel>
          )}
          <Actions>
            {study.further.map(({ text, page: to }) => (
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
