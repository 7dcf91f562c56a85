import { createRef } from 'react';
import { Button } from '../src/components/Button/Button.js';
import { ButtonLink } from '../src/components/Button/ButtonLink.js';

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
