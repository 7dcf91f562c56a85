import { Signature, type PortraitProps, type SignatureProps } from '@advisor/ui';
import { owner } from '../owner.yaml';
import { OwnerPortrait } from './OwnerPortrait.js';
import type { PageProps } from '../PageProps.js';

type OwnerSignatureProps = Pick<PageProps, 't' | 'language'> &
  Pick<SignatureProps, 'note' | 'layout' | 'children'> &
  Pick<PortraitProps, 'shape'>;

export function OwnerSignature({
  t,
  language,
  shape = 'upright',
  ...signature
}: OwnerSignatureProps) {
  return (
    <Signature
      {...signature}
      name={owner.name}
      portrait={<OwnerPortrait t={t} language={language} shape={shape} />}
    />
  );
}
