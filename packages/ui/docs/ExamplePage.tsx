/*
 * An example page: copy it and replace the texts. The README lists the components that may be
 * children of main.
 */
import {
  ButtonLink,
  CallToAction,
  Hero,
  Section,
  SiteFooter,
  SiteHeader,
  SkipLink,
  Stack,
  Steps,
  Text,
} from '@advisor/ui';

/** The page of a law firm. */
export function ExamplePage() {
  return (
    <>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <SiteHeader
        brand="Brandt & Okafor"
        home="/"
        items={[
          { href: '/tenancy', label: 'Tenancy' },
          {
            label: 'The firm',
            links: [
              { href: '/people', label: 'People', description: 'Who answers your letter.' },
              {
                href: '/fees',
                label: 'Fees',
                description: 'What an hour costs, and what is free.',
              },
            ],
          },
        ]}
        contact={{ href: '/contact', label: 'Contact' }}
        texts={{
          brand: 'Brandt & Okafor, home page',
          navigation: 'Main',
          openMenu: 'Open the menu',
          closeMenu: 'Close the menu',
          menu: 'Menu',
        }}
      />
      <main id="content">
        <Hero
          title="Your lease, read before you sign it"
          text="Two lawyers for tenants, and an answer within a week."
          actions={
            <>
              <ButtonLink href="/contact">Send us the lease</ButtonLink>
              <ButtonLink href="/fees" tone="quiet">
                See the fees
              </ButtonLink>
            </>
          }
        />
        <Section title="How it goes">
          <Steps
            steps={[
              { title: 'You send the lease', text: 'As a photograph, if need be.' },
              { title: 'We read it', text: 'Each clause, and what is not in it.' },
              { title: 'You get a letter', text: 'What to sign, what to strike out.' },
            ]}
          />
        </Section>
        <Section title="What it costs" ground="sunken">
          <Stack space={4}>
            <Text>The first reading has one price, which we name before we begin.</Text>
            <Text tone="muted">Members of a tenants’ association pay half.</Text>
          </Stack>
        </Section>
        <CallToAction
          title="Is the landlord waiting?"
          text="Send what you have; we say the same day whether we can help."
          actions={<ButtonLink href="/contact">Send us the lease</ButtonLink>}
        />
      </main>
      <SiteFooter
        company={{
          heading: 'The firm',
          name: 'Brandt & Okafor',
          details: [{ term: 'Address', value: '3 Rope Walk, Saltmere' }],
          contact: [
            <a key="mail" href="mailto:office@example.com">
              office@example.com
            </a>,
          ],
        }}
        columns={[
          { heading: 'The firm', links: [{ href: '/people', label: 'People' }] },
          { heading: 'Legal', links: [{ href: '/privacy', label: 'Data privacy' }] },
        ]}
        copyright="© 2026 Brandt & Okafor"
      />
    </>
  );
}
