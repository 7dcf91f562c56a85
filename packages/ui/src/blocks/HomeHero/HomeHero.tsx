import type { ReactElement, ReactNode } from 'react';
import type { ElementProps } from '../../ElementProps.js';
import { HeroFrame, type HeroTexts } from '../../internal/HeroFrame.js';
import * as styles from './HomeHero.css.js';

export interface HomeHeroProps extends ElementProps<HTMLDivElement>, HeroTexts {
  /** On the wall: `ButtonLink`s, the first filled. */
  actions: ReactNode;
  /** A door in the wall: a `PlaneFigure` with the `DoorDrawing` or `BlindDrawing`. */
  figure: ReactElement;
  /** On the floor: a `Signature`. */
  children?: ReactNode;
  /** The section below the hero, in the light of its door: a `ValueStatement`. */
  nextSection?: ReactNode;
}

/** The head of the home page, and of the page for an unknown address. */
export function HomeHero({ actions, ...hero }: HomeHeroProps) {
  return <HeroFrame {...hero} size="display" wallActions={actions} styles={styles} />;
}
