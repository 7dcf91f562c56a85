import { Signature } from '@advisor/ui';
import type { ReactNode } from 'react';
import { owner } from '../owner.yaml';
import { OwnerPortrait } from './OwnerPortrait.js';
import type { PageProps } from '../PageProps.js';

type OwnerSignatureProps = Pick<PageProps, 't' | 'language'> & {
  /** A line of the advisor's experience that is relevant to the page, or what one can count on. */
  proof?: ReactNode;
  children?: ReactNode;
};

export function OwnerSignature({ proof, children, ...page }: OwnerSignatureProps) {
  return (
    <Signature
      name={owner.name}
      proof={proof}
      portrait={<OwnerPortrait {...page} shape="upright" />}
    >
      {children}
    </Signature>
  );
}
