import { createRef } from 'react';
import { Button } from '../src/components/Button/Button.js';
import { ButtonLink } from '../src/components/Button/ButtonLink.js';
import { Heading } from '../src/components/Heading/Heading.js';

export const rightUses = (
  <>
    <Button ref={createRef<HTMLButtonElement>()} aria-expanded={false} aria-controls="menu">
      Menu
    </Button>
    <ButtonLink href="#" data-testid="visit" id="visit">
      Visit
    </ButtonLink>
    <Heading level={2} ref={(element) => element?.focus()}>
      Title
    </Heading>
  </>
);

export const wrongUses = (
  <>
    {/* @ts-expect-error A link’s ref holds an anchor. */}
    <ButtonLink href="#" ref={createRef<HTMLButtonElement>()}>
      Visit
    </ButtonLink>
    {/* @ts-expect-error Looks are not passed on. */}
    <Button style={{ color: 'red' }}>Send</Button>
    {/* @ts-expect-error Nor are classes. */}
    <Button className="big">Send</Button>
  </>
);
