import { ButtonLink, Card, Cards, CallToAction, Section } from '@advisor/ui';
import { Milestone, ProfileHero, Scene, SceneRoom } from '@advisor/ui/blocks';
import { owner } from '../../owner.yaml';
import { about } from './messages.js';
import { isMissing } from '../../owner/fact.js';
import { OwnerFact } from '../../owner/OwnerFact.js';
import { KeyNumbers } from '../../sections/stats/KeyNumbers.js';
import { OwnerPortrait } from '../../owner/OwnerPortrait.js';
import { caseTeasers } from '../../sections/cases/messages.js';
import { languageTerms, referenceTerms } from '../../sections/terms/terms.js';
import { joinSentences, splitNumeral, translateAll } from '../../i18n/translate.js';
import { linkLabels, nav } from '../../sections/messages.js';
import type { PageProps } from '../../PageProps.js';
import { BookingLink } from '../../sections/links.js';
import type { Metadata } from '../../seo/metadata.js';

export const metadata: Metadata = {
  ...about.seo,
  breadcrumb: nav.about,
};

export default function AboutPage({ t, href, language }: PageProps) {
  const { hero, career, education, practice, closing } = about;
  const posts = owner.posts.map((post) => `${post[language]}, ${post.institution}`);
  const lines = (fact: 'degrees' | 'trainings') =>
    isMissing(owner[fact])
      ? [<OwnerFact key={fact} fact={owner[fact]} t={t} />]
      : owner[fact].map(({ name, institution }) => `${name}, ${institution}`);
  return (
    <>
      <ProfileHero
        eyebrow={t(hero.eyebrow)}
        title={t(hero.title)}
        lead={joinSentences(t(hero.name, { name: owner.name }), t(hero.text))}
        portrait={<OwnerPortrait t={t} language={language} />}
        notes={[
          referenceTerms(t),
          languageTerms(t, language),
          ...owner.profileLinks.map((url) => (
            <ButtonLink key={url} tone="quiet" href={url} newTabLabel={t(linkLabels.newTab)}>
              {t(hero.profile, { site: profileSite(url) })}
            </ButtonLink>
          )),
        ].filter((note) => !!note)}
        actions={<BookingLink t={t} />}
      >
        <KeyNumbers t={t} only={['crisis', 'growth', 'stable']} />
      </ProfileHero>

      <Scene name="stages" title={t(career.title)}>
        <Cards>
          <SceneRoom name="stages" part={1} />
          <Card {...translateAll(t, career.entrepreneur)} />
          <SceneRoom name="stages" part={2} />
          <Card
            {...translateAll(t, career.growth)}
            link={{ href: href('growthCase'), label: t(caseTeasers.growthCase.title) }}
          />
          <SceneRoom name="stages" part={3} />
          <Card
            {...translateAll(t, career.crisis)}
            link={{
              href: href('restructuringCase'),
              label: t(caseTeasers.restructuringCase.title),
            }}
          />
        </Cards>
        <Milestone title={splitNumeral(t(career.board.title))} text={t(career.board.text)} />
      </Scene>

      <Section layout="split" space="medium" title={t(education.title)}>
        <Cards layout="rows">
          {posts.length > 0 && <Card title={t(education.posts)} items={posts} />}
          <Card title={t(education.degrees)} items={lines('degrees')} />
          <Card title={t(education.training)} items={lines('trainings')} />
          <Card {...translateAll(t, practice)} />
        </Cards>
      </Section>

      <CallToAction
        title={t(closing.title)}
        text={t(closing.text)}
        actions={
          <>
            <BookingLink t={t} />
            <ButtonLink href={href('contact')} tone="quiet">
              {t(linkLabels.contactForm)}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

const profileSites: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'xing.com': 'XING',
};

/** The name of a profile's site: “LinkedIn”, or its host. */
function profileSite(url: string): string {
  const host = new URL(url).hostname.replace(/^(?:www|de)\./, '');
  return profileSites[host] ?? host;
}
