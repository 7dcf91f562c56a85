import { Portrait } from './Portrait.js';

const photo = { src: 'portrait.jpg' };

export const rightUses = <Portrait photo={photo} alt="The architect at the head of a table" />;

export const wrongUses = (
  <>
    {/* @ts-expect-error A photograph needs a text alternative. */}
    <Portrait photo={photo} />
    {/* @ts-expect-error There is nothing to describe without a photograph. */}
    <Portrait alt="The architect at the head of a table" />
  </>
);
