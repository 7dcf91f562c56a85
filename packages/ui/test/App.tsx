/* The application that package.spec.ts builds. */
import { ButtonLink, DescriptionList, Flag, Heading, Stack, Text, TextField } from '@advisor/ui';

export function App() {
  return (
    <Stack space={5}>
      <Heading level={1}>Another app</Heading>
      <Text tone="muted">It has never seen the repository of the design system.</Text>
      <DescriptionList
        items={[
          {
            term: 'Language',
            value: (
              <>
                <Flag name="de" /> DE
              </>
            ),
          },
        ]}
      />
      <TextField name="email" kind="email" label="Email" placeholder="name@example.com" />
      <ButtonLink href="https://example.com/" newTabLabel="opens in a new tab">
        Leave
      </ButtonLink>
    </Stack>
  );
}
