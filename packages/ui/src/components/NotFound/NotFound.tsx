import type { ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { ButtonLink } from '../Button/ButtonLink.js';
import { Hero } from '../Hero/Hero.js';
import { Actions } from '../Stack/Actions.js';
import { Text } from '../Text/Text.js';

export type NotFoundProps = ElementProps<HTMLDivElement> & {
  /** The heading (h1). */
  title: ReactNode;
  /** What the visitor can do; a link to the contact page is welcome in it. */
  text: ReactNode;
  /** The way home. */
  home: { href: string; label: ReactNode };
};

/** The page for an address that leads nowhere: the outline of a door in a wall without an opening. */
export function NotFound({ title, text, home, ...element }: NotFoundProps) {
  return (
    <Hero {...element} title={title} figure="blind">
      <Text size="lead">{text}</Text>
      <Actions>
        <ButtonLink href={home.href}>{home.label}</ButtonLink>
      </Actions>
    </Hero>
  );
}
