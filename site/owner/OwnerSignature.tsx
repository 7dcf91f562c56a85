import { portrait as photo } from 'virtual:owner-portrait';
import { Portrait, Signature, type SignatureProps } from '@advisor/ui';
import type { ReactNode } from 'react';
import { owner } from '../owner.yaml';
import { portraitAlt } from './messages.js';
import { OwnerFact } from './OwnerFact.js';
import { sampleWords } from './sampleWords.js';
import type { PageProps } from '../PageProps.js';

type OwnerSignatureProps = Pick<SignatureProps, 'size'> &
  Pick<PageProps, 't' | 'language'> & {
    /** One line of the advisor's experience that is relevant to the page. */
    proof?: ReactNode;
    children?: ReactNode;
  };

export function OwnerSignature({ t, language, proof, size, children }: OwnerSignatureProps) {
  const { name } = owner;
  return (
    <Signature
      {...(size && { size })}
      name={name}
      proof={proof}
      portrait={
        photo ? (
          <Portrait
            shape="door"
            photo={photo}
            alt={t(portraitAlt, { name })}
            mark={sampleWords(language).mark}
          />
        ) : (
          <OwnerFact fact={{ missing: 'portrait' }} t={t} />
        )
      }
    >
      {children}
    </Signature>
  );
}
