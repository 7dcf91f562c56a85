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

/** The page of an architects’ studio. */
export function ExamplePage() {
  return (
    <>
      <SkipLink href="#content">Skip to the content</SkipLink>
      <SiteHeader
        brand="Harbour & Lane"
        home="/"
        items={[
          { href: '/libraries', label: 'Libraries' },
          {
            label: 'The studio',
            links: [
              { href: '/people', label: 'People', description: 'Who reads your letter.' },
              {
                href: '/fees',
                label: 'Fees',
                description: 'What a drawing costs, and what is free.',
              },
            ],
          },
        ]}
        languages={{
          label: 'Language',
          currentLabel: 'Language: English',
          options: [
            { code: 'en', name: 'English', href: '/', current: true },
            { code: 'de', name: 'Deutsch', href: '/de' },
          ],
        }}
        contact={{ href: '/contact', label: 'Contact' }}
        texts={{
          brand: 'Harbour & Lane, home page',
          navigation: 'Main',
          openMenu: 'Open the menu',
          closeMenu: 'Close the menu',
          menu: 'Menu',
        }}
      />
      <main id="content">
        <Hero
          title="Your library, drawn before you vote on it"
          text="Two architects for small towns, and an answer within a week."
          actions={
            <>
              <ButtonLink href="/contact">Send us a photograph</ButtonLink>
              <ButtonLink href="/fees" tone="quiet">
                See the fees
              </ButtonLink>
            </>
          }
        />
        <Section title="How it goes">
          <Steps
            steps={[
              { title: 'You send a photograph', text: 'Of the building, in the morning.' },
              { title: 'We visit it', text: 'Each room, and the light in it.' },
              { title: 'You get a drawing', text: 'What to keep, what to build.' },
            ]}
          />
        </Section>
        <Section title="What it costs" ground="sunken">
          <Stack space={4}>
            <Text>The first drawing has one price, which we name before we begin.</Text>
            <Text tone="muted">Schools pay half.</Text>
          </Stack>
        </Section>
        <CallToAction
          title="Is the town waiting?"
          text="Send what you have; we say the same day whether we can help."
          actions={<ButtonLink href="/contact">Send us a photograph</ButtonLink>}
        />
      </main>
      <SiteFooter
        company={{
          heading: 'The studio',
          name: 'Harbour & Lane',
          details: [{ term: 'Address', value: '3 Rope Walk, Saltmere' }],
          contact: [
            <a key="mail" href="mailto:office@example.com">
              office@example.com
            </a>,
          ],
        }}
        columns={[
          { heading: 'The studio', links: [{ href: '/people', label: 'People' }] },
          { heading: 'Legal', links: [{ href: '/privacy', label: 'Data privacy' }] },
        ]}
        copyright="© 2026 Harbour & Lane"
      />
    </>
  );
}
