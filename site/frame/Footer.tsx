import { SiteFooter, type FooterLink } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { copyrightId } from '../documentAttributes.js';
import { owner } from '../owner.yaml';
import { footer, linkLabels, nav } from '../sections/messages.js';
import type { Fact } from '../owner/fact.js';
import { OwnerFact } from '../owner/OwnerFact.js';
import type { PageProps } from '../PageProps.js';
import type { PageName } from '../routes.js';
import { sampleTexts } from '../owner/sampleTexts.js';
import { EmailLink, PhoneLink } from '../sections/links.js';

const unbroken = (fact: Fact): Fact =>
  typeof fact === 'string' ? fact.replaceAll(' ', '\u00a0') : fact;

export function Footer({ name, renderedAt, language, t, href }: PageProps) {
  const { explanation } = sampleTexts(language);
  const { company } = footer;
  const copyright = `© ${renderedAt.slice(0, 4)}`;
  const fact = (value: Fact) => <OwnerFact fact={value} t={t} />;
  const link = (to: PageName, label: MessageDescriptor): FooterLink => ({
    href: href(to),
    label: t(label),
    current: to === name,
  });

  return (
    <SiteFooter
      company={{
        heading: t(company.label),
        name: fact(owner.companyName),
        contact: [
          <EmailLink key="mail" t={t} />,
          owner.phone && <PhoneLink key="phone" phone={owner.phone} />,
        ].filter(Boolean),
        details: [
          owner.managingPerson && { term: t(company.managedBy), value: fact(owner.managingPerson) },
          {
            term: t(company.address),
            value: (
              <>
                {fact(owner.street)}, {fact(owner.postalCode)}
                {'\u00a0'}
                {fact(owner.city)}
              </>
            ),
          },
          owner.registerCourt &&
            owner.registerNumber && {
              term: t(company.register),
              value: (
                <>
                  {fact(owner.registerCourt)}, {fact(unbroken(owner.registerNumber))}
                </>
              ),
            },
          owner.vatId
            ? { term: t(company.vat), value: fact(owner.vatId) }
            : owner.businessId && { term: t(company.businessId), value: owner.businessId },
        ].filter((detail) => !!detail),
      }}
      columns={[
        {
          heading: t(footer.quickLinks),
          links: [
            // A group has no page: its name links to the first page in it.
            { href: href('strategy'), label: t(nav.services.label) },
            { href: href('restructuringCase'), label: t(nav.cases.label) },
            link('about', nav.about),
            link('schedule', linkLabels.schedule),
          ],
        },
        {
          heading: t(footer.contactLegal),
          links: [
            link('contact', footer.getInTouch),
            {
              href: owner.calendarUrl,
              label: t(footer.bookCall),
              newTabLabel: t(linkLabels.newTab),
            },
            link('imprint', footer.imprint),
            link('privacy', footer.privacy),
          ],
        },
      ]}
      copyright={
        // One keyed element: under a page translator React can replace it, but not the texts in it.
        <span key={language}>
          {/* The loader writes the year of the visit into the HTML. */}
          <span id={copyrightId} suppressHydrationWarning>
            {copyright}
          </span>{' '}
          {fact(owner.companyName)}
          {explanation && ` – ${explanation}`}
        </span>
      }
    />
  );
}
