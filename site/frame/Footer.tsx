import { SiteFooter, type FooterLink } from '@advisor/ui';
import type { MessageDescriptor } from '@lingui/core';
import { owner } from '../owner.js';
import { footer, link as linkTexts } from './words.js';
import { isPlaceholder, type Fact } from '../owner/fact.js';
import { OwnerFact } from '../owner/OwnerFact.js';
import type { PageProps } from '../engine/PageProps.js';
import type { RoutePath } from '../pages/routePath.js';
import { textAround } from '../i18n/textAround.js';
import { useNow } from '../engine/useNow.js';

/** The foot of the site: who is responsible for it, and where else to go. */
export function Footer({ path, renderedAt, t, href }: Omit<PageProps, 'language'>) {
  const year = useNow(renderedAt).getFullYear();
  const { company } = footer;
  const copyright = textAround(t, footer.copyright, 'company', { year: String(year) });
  const fact = (value: Fact) => <OwnerFact fact={value} t={t} />;
  const link = (to: RoutePath, label: MessageDescriptor): FooterLink => ({
    href: href(to),
    label: t(label),
    current: to === path,
  });

  return (
    <SiteFooter
      company={{
        heading: t(company.label),
        name: fact(owner.companyName),
        details: [
          { term: t(company.managedBy), value: fact(owner.managingPerson) },
          {
            term: t(company.address),
            value: (
              <>
                {fact(owner.street)}, {fact(owner.postalCode)} {fact(owner.city)}
              </>
            ),
          },
          {
            term: t(company.register),
            value: (
              <>
                {fact(owner.registerCourt)}, {fact(owner.registerNumber)}
              </>
            ),
          },
          ...(owner.vatId ? [{ term: t(company.vat), value: fact(owner.vatId) }] : []),
          {
            term: t(company.email),
            value: isPlaceholder(owner.email) ? (
              fact(owner.email)
            ) : (
              <a href={`mailto:${owner.email}`}>{owner.email}</a>
            ),
          },
        ],
      }}
      columns={[
        {
          heading: t(footer.quickLinks),
          links: [
            link('/beratung', footer.services),
            // The specification has it lead to the first of them.
            link('/case-studies/restructuring', footer.cases),
            link('/ueber-mich', footer.about),
            link('/termine-anmeldung', footer.schedule),
          ],
        },
        {
          heading: t(footer.contactLegal),
          links: [
            link('/kontakt', footer.getInTouch),
            { href: owner.calendarUrl, label: t(footer.bookCall), newTab: t(linkTexts.newTab) },
            link('/impressum', footer.imprint),
            link('/datenschutz', footer.privacy),
          ],
        },
      ]}
      copyright={
        <>
          {copyright.before} {fact(owner.companyName)} {copyright.after}
        </>
      }
    />
  );
}
