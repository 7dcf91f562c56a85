import { Portrait } from './Portrait.js';

const photo = { src: 'portrait.jpg' };

export const rightUses = (
  <>
    <Portrait />
    <Portrait initials="M0 0h10v10z" />
    <Portrait photo={photo} alt="The advisor at the head of a table" />
  </>
);

export const wrongUses = (
  <>
    {/* @ts-expect-error A photograph says what is in it. */}
    <Portrait photo={photo} />
    {/* @ts-expect-error There is nothing to describe without a photograph: the drawn room is decorative. */}
    <Portrait alt="The advisor at the head of a table" />
    {/* @ts-expect-error A photograph or a monogram, never both. */}
    <Portrait photo={photo} alt="The advisor" initials="M0 0h10v10z" />
    {/* @ts-expect-error There are two sizes. */}
    <Portrait size="large" />
  </>
);
