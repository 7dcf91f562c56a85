import { portrait as photo } from 'virtual:owner-portrait';
import { Portrait, Signature, type PortraitProps, type SignatureProps } from '@advisor/ui';
import { owner } from '../owner.yaml';
import { portraitAlt, portraitMissing } from './messages.js';
import { sampleTexts } from './sampleTexts.js';
import { initials } from './fact.js';
import type { PageProps } from '../PageProps.js';

type OwnerPortraitProps = Pick<PortraitProps, 'shape'> & Pick<PageProps, 't' | 'language'>;

/** The owner's portrait. Without a photograph, the frame says that it is missing. */
export function OwnerPortrait({ t, language, shape }: OwnerPortraitProps) {
  const { name } = owner;
  return (
    <Portrait
      shape={shape}
      photo={photo}
      initials={initials(name)}
      alt={t(portraitAlt, { name })}
      badge={photo ? sampleTexts(language).mark : t(portraitMissing)}
    />
  );
}

type OwnerSignatureProps = Pick<PageProps, 't' | 'language'> &
  Pick<SignatureProps, 'caption' | 'layout' | 'children'>;

export function OwnerSignature({ t, language, ...signature }: OwnerSignatureProps) {
  return (
    <Signature
      {...signature}
      name={owner.name}
      portrait={<OwnerPortrait t={t} language={language} shape="upright" />}
    />
  );
}
