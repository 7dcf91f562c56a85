import { Actions, BackLink, ButtonLink, Hero, Ledger, Panel, Room, Stack, Text } from '@advisor/ui';
import { CaseTeaserRows } from '../../sections/CaseTeaserRows.js';
import { caseStudies, caseStudy } from './words.js';
import { caseTeasers } from '../../sections/caseTeasers.js';
import { proofLines } from '../../sections/proofWords.js';
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
const names = Object.keys(caseTeasers) as CaseName[];

const figureOf = (page: PageName): CaseName =>
  names.find((each) => caseTeasers[each].page === page)!;

function CaseStudyPage({ name: page, t, href }: PageProps) {
  const at = names.findIndex((each) => caseTeasers[each].page === page);
  const study = caseStudies.find((each) => each.page === page)!;
  const question = href(study.question);
  const { labels, updating } = caseStudy;
  const further = study.further.map(({ text, page: to, anchor }) => ({
    text: t(text),
    href: href(to) + (anchor ? `#${anchor}` : ''),
  }));
  return (
    <>
      <Hero
        figure={names[at]!}
        back={<BackLink href={href('home')}>{t(caseStudy.back)}</BackLink>}
        eyebrow={t(caseStudy.eyebrow)}
        title={t(study.title)}
        proof={t(proofLines.people)}
      >
        <Text size="lead">{t(study.subtitle)}</Text>
        <Actions>
          <ButtonLink href={question}>{t(caseStudy.ask)}</ButtonLink>
        </Actions>
      </Hero>
      <Room layout="split" title={t(caseStudy.brief)}>
        <Stack space={7}>
          <Text size="lead">{t(study.teaser)}</Text>
          <Ledger
            closed
            entries={[
              ...study.facts.map(({ label, value }) => ({ term: t(label), value: t(value) })),
              {
                term: t(labels.service),
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
      </Room>
      <Room threshold title={t(caseStudy.next)}>
        <CaseTeaserRows t={t} href={href} cases={[names[(at + 1) % names.length]!]} />
      </Room>
    </>
  );
}
