/*
 * Wrong combinations of props, each with the compiler's refusal expected: `npm run check:types` fails
 * where one of them compiles.
 */
import {
  ButtonLink,
  Flag,
  Heading,
  Icon,
  PendingFact,
  Portrait,
  SkipLink,
  Stack,
  Text,
  TextField,
} from './index.js';
import { Toast } from './components/Toast/Toast.js';

export const misuse = (
  <>
    {/* @ts-expect-error -- a link that opens a new tab has to say so */}
    <ButtonLink href="https://example.com/" newTab>
      Leave
    </ButtonLink>
    {/* @ts-expect-error -- a link leads somewhere */}
    <ButtonLink>Nowhere</ButtonLink>
    {/* @ts-expect-error -- the outline of a page has four levels */}
    <Heading level={5}>Too deep</Heading>
    {/* @ts-expect-error -- a level is chosen, never guessed */}
    <Heading>Which level?</Heading>
    {/* @ts-expect-error -- distances come from the scale */}
    <Stack space="20px">Text</Stack>
    {/* @ts-expect-error -- tones are named by their meaning */}
    <Text tone="grey">Text</Text>
    {/* @ts-expect-error -- looks are no business of the one who uses it */}
    <Text className="bigger">Text</Text>
    {/* @ts-expect-error -- there is no such drawing */}
    <Icon name="rocket" />
    {/* @ts-expect-error -- a flag is a country's, not a language's code */}
    <Flag name="en" />
    {/* @ts-expect-error -- a fact that is missing is named in words */}
    <PendingFact>
      <b>Name</b>
    </PendingFact>
    {/* @ts-expect-error -- a photograph needs words for those who do not see it */}
    <Portrait photo={{ src: '/portrait.jpg' }} />
    {/* @ts-expect-error -- a photograph and a monogram exclude one another */}
    <Portrait photo={{ src: '/portrait.jpg' }} alt="The advisor" initials="M0 0" />
    {/* @ts-expect-error -- a skip link stays on the page */}
    <SkipLink href="/kontakt">Contact</SkipLink>
    {/* @ts-expect-error -- a field without a label has no name */}
    <TextField name="email" placeholder="name@example.com" />
    {/* @ts-expect-error -- a button without words needs a spoken label */}
    <Toast tone="error" title="Error" text="Not sent." regionLabel="Messages" />
  </>
);
