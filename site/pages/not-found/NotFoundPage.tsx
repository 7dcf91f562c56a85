import { ButtonLink, Hero, LinkList, Section } from '@advisor/ui';
import { HeroFigure } from '@advisor/ui/blocks';
import { notFound } from './messages.js';
import { serviceNames } from '../../routes.js';
import { linkLabels, nav } from '../../sections/messages.js';
import { RichMessage } from '../../i18n/RichMessage.js';
import type { PageProps } from '../../PageProps.js';
import type { Metadata } from '../../seo/metadata.js';

export const metadata: Metadata = { ...notFound.seo, isHidden: true };

export default function NotFoundPage({ t, href }: PageProps) {
  return (
    <>
      <Hero
        figureSize="large"
        title={t(notFound.title)}
        figure={<HeroFigure name="blind" />}
        lead={
          <RichMessage
            message={notFound.text}
            components={{ link: <a href={href('contact')} /> }}
          />
        }
        actions={<ButtonLink href={href('home')}>{t(linkLabels.home)}</ButtonLink>}
      />
      <Section space="medium" layout="split" title={t(nav.services.label)}>
        <LinkList
          links={serviceNames.map((service) => ({
            href: href(service),
            label: t(nav.services[service].text),
            page: t(nav.services[service].label),
          }))}
        />
      </Section>
    </>
  );
}
