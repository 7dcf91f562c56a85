import { ButtonLink } from './ButtonLink.js';

export const rightUses = (
  <>
    <ButtonLink href="#contact">Get in touch</ButtonLink>
    <ButtonLink href="#seminar.ics" download>
      Save the dates
    </ButtonLink>
    <ButtonLink href="https://calendar.example.com/" newTabLabel="opens in a new tab">
      Book a call
    </ButtonLink>
  </>
);

export const wrongUses = (
  <>
    {/* @ts-expect-error A new tab has to be announced, in words of the page's language. */}
    <ButtonLink href="https://calendar.example.com/" newTabLabel>
      Book a call
    </ButtonLink>
    {/* @ts-expect-error A link leads somewhere; for something that happens here there is Button. */}
    <ButtonLink>Send message</ButtonLink>
    {/* @ts-expect-error A link without text has no accessible name. */}
    <ButtonLink href="#contact" />
  </>
);
