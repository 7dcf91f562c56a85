import {
  Actions,
  BackLink,
  ButtonLink,
  Hero,
  Ledger,
  Panel,
  Room,
  Stack,
  Text,
  type CaseFigureName,
} from '@advisor/ui';
import type { PageProps } from '../../engine/PageProps.js';
import { Rich } from '../../i18n/Rich.js';
import { CaseTeaserRows } from '../../sections/CaseTeaserRows.js';
import { caseTeasers } from '../../sections/caseTeasers.js';
import { questionPath } from '../routePath.js';
import { caseStudies, caseStudy } from './words.js';

const names = Object.keys(caseTeasers) as (keyof typeof caseTeasers & CaseFigureName)[];

export default function CaseStudyPage({ path, t, href }: PageProps) {
  const at = names.findIndex((each) => caseTeasers[each].path === path);
  const study = caseStudies.find((each) => each.path === path)!;
  const question = href(questionPath(study.path));
  const { labels, updating } = caseStudy;
  const further = study.further.map(({ text, path: to, anchor }) => ({
    text: t(text),
    href: href(to) + (anchor ? `#${anchor}` : ''),
  }));
  return (
    <>
      <Hero
        figure={names[at]!}
        back={<BackLink href={href('/')}>{t(caseStudy.back)}</BackLink>}
        eyebrow={t(caseStudy.eyebrow)}
        title={t(study.title)}
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
