import { Portrait, type PortraitProps } from '@advisor/ui';
import { portrait } from 'virtual:owner-portrait';
import { owner } from '../owner.js';
import { portraitAlt } from '../owner/labels.js';
import { shownFact } from '../owner/shownFact.js';
import type { PageProps } from '../engine/PageProps.js';

export type OwnerPortraitProps = Pick<PageProps, 't'> &
  Pick<PortraitProps, 'size'> & {
    /** Says that a portrait is to come, where the drawing stands alone. */
    pending?: string;
  };

/** The owner's portrait, or the drawn room in its place while there is none. */
export function OwnerPortrait({ t, size = 'small', pending }: OwnerPortraitProps) {
  if (!portrait) return <Portrait size={size} caption={pending} />;
  const { src, sources } = portrait;
  const alt = t(portraitAlt, { name: shownFact(owner.name, t).text });
  return <Portrait size={size} photo={{ src, sources }} alt={alt} />;
}
