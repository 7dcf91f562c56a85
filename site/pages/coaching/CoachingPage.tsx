import { DescriptionList, Section, ServiceCard, ServiceCards } from '@advisor/ui';
import { Quotations, Scene } from '@advisor/ui/blocks';
import { coaching } from './messages.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../../seo/metadata.js';
import { definition } from '../../shared/descriptionListItem.js';
import { MailLink } from '../../shared/MailLink.js';
import { languageTerms } from '../../shared/nextSteps/terms.js';
import { ServicePage } from '../../shared/ServicePage.js';
import { serviceMetadata, type ServiceDetails } from '../../shared/serviceMetadata.js';

const service: ServiceDetails = { service: 'coaching', figure: 'chair', texts: coaching };
export const metadata: Metadata = serviceMetadata(service);

export default function CoachingPage(page: PageProps) {
  const { t, language } = page;
  const { services, roles, outcomes, casesTitle } = coaching;
  return (
    <ServicePage
      {...page}
      {...service}
      action={<MailLink t={t} text={coaching.hero.button} mail={coaching.mail} />}
      cases={['coachingCase', 'tgroupCase']}
      casesTitle={casesTitle}
      terms={languageTerms(t, language)}
      opens="end"
    >
      <Section id="roles" space="medium" title={t(roles.title)}>
        <Quotations
          items={[roles.disagree, roles.observe, roles.remember].map(({ title, said, text }) => ({
            term: t(title),
            quote: t(said),
            text: t(text),
          }))}
        />
      </Section>
      <Scene id="work" name="conversation" title={t(services.title)}>
        <ServiceCards>
          {services.cards.map(({ title, text, point1, point2, point3 }) => (
            <ServiceCard
              key={title.id}
              title={t(title)}
              text={t(text)}
              points={[t(point1), t(point2), t(point3)]}
            />
          ))}
        </ServiceCards>
      </Scene>
      <Section title={t(outcomes.title)}>
        <DescriptionList variant="rows" items={outcomes.steps.map((step) => definition(t, step))} />
      </Section>
    </ServicePage>
  );
}
