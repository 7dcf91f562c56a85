/* An example page of one service: the children of `main` in ExamplePage.tsx. */
import {
  ButtonLink,
  ContactBlock,
  Hero,
  LinkList,
  Portrait,
  PriceList,
  Section,
  ServiceCard,
  ServiceCards,
  Signature,
  Stats,
  Steps,
} from '@advisor/ui';

/** What a law firm does for tenants. */
export function ExampleServicePage() {
  return (
    <main id="content">
      <Hero
        eyebrow="Tenancy"
        title="Stay in your flat"
        figure="table"
        text="For tenants whose landlord wants more rent, or wants them to leave."
        actions={
          <>
            <ButtonLink href="/contact">Send us the letter</ButtonLink>
            <ButtonLink href="#price" tone="quiet">
              See the price
            </ButtonLink>
          </>
        }
      >
        <Stats
          size="small"
          label="The firm in figures"
          stats={[
            { value: '412 letters', label: 'answered last year' },
            { value: '9 in 10', label: 'settled without a court' },
          ]}
        />
      </Hero>
      <Section>
        <ServiceCards variant="door">
          <ServiceCard
            level={2}
            title="A higher rent"
            points={[
              'We compare it with the rent index, street by street.',
              'We write the answer, and you sign it.',
              'If they sue, we know the file already.',
            ]}
          />
          <ServiceCard
            level={2}
            title="A notice to leave"
            points={[
              'We check the reason, the form and the date.',
              'We say what an objection would achieve.',
              'We ask for the months that you need.',
            ]}
          />
        </ServiceCards>
      </Section>
      <Section title="How it goes" ground="sunken">
        <Steps
          steps={[
            { title: 'You send the letter', text: 'As a photograph, if need be.' },
            { title: 'We call you', text: 'Within two days, with a first opinion.' },
            { title: 'We answer for you', text: 'Before the date in the letter.' },
          ]}
        />
      </Section>
      <Section id="price" space="medium" title="What it costs" rank="second">
        <PriceList
          prices={[
            { label: 'A first opinion', amount: '€90', suffix: 'including VAT' },
            { label: 'An answer', amount: '€320', suffix: 'including VAT' },
          ]}
          conditions={[
            { term: 'Included', value: 'Every letter and call' },
            { term: 'Insured', value: 'We ask your insurer first' },
          ]}
        />
      </Section>
      <Section title="What others ask" layout="split" ground="sunken">
        <LinkList
          links={[
            { href: '/questions#mould', label: 'May I pay less while there is mould?' },
            { href: '/questions#pets', label: 'May they forbid the cat?' },
          ]}
        />
      </Section>
      <ContactBlock
        title="Has a letter come?"
        signature={
          <Signature
            size="large"
            name="Ada Okafor"
            proof="I read it myself."
            portrait={<Portrait shape="upright" initials="AO" alt="Ada Okafor" />}
          />
        }
        text="Send it with its envelope: the date of the stamp counts."
        actions={<ButtonLink href="/contact">Send us the letter</ButtonLink>}
        note="The first call is free."
      />
    </main>
  );
}
