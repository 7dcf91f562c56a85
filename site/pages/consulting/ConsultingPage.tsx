import { List, Scene, Section } from '@advisor/ui';
import { consulting } from './words.js';
import type { PageProps } from '../../i18n/PageProps.js';
import type { Metadata } from '../Page.js';
import { proofLines } from '../../sections/proofWords.js';
import { MailLink } from '../../sections/MailLink.js';
import { ServicePage } from '../../sections/ServicePage.js';
import { serviceMetadata } from '../../sections/serviceMetadata.js';

export const metadata: Metadata = serviceMetadata('consulting', consulting, 'table');

export default function ConsultingPage(page: PageProps) {
  const { t } = page;
  const { services, roles } = consulting;
  const [execution, organisation] = services.cards;
  return (
    <ServicePage
      {...page}
      service="consulting"
      words={consulting}
      figure="table"
      facts={proofLines.growth}
      proof={proofLines.practice}
      action={<MailLink t={t} text={consulting.hero.button} mail={consulting.mail} />}
      cases={['strategy', 'transferPricing']}
    >
      <Section
        id="organisation"
        layout="split"
        title={t(organisation.title)}
        note={t(organisation.text)}
      >
        <List
          items={[organisation.point1, organisation.point2, organisation.point3].map((point) =>
            t(point),
          )}
        />
      </Section>
      <Scene
        id="work"
        figure="decision"
        title={t(execution.title)}
        note={t(execution.text)}
        captions={[execution.point1, execution.point2, execution.point3].map((point) => ({
          text: t(point),
        }))}
        below={{
          id: 'roles',
          title: t(roles.title),
          note: t(roles.text),
          parts: roles.blocks.map(({ title, text }) => ({ title: t(title), text: t(text) })),
        }}
      />
    </ServicePage>
  );
}
