import { portrait as photo } from 'virtual:owner-portrait';
import { Portrait, Signature, Text, type SignatureProps } from '@advisor/ui';
import type { ReactNode } from 'react';
import { owner } from '../owner.yaml';
import { isMissing } from '../owner/fact.js';
import { portraitAlt } from '../owner/words.js';
import type { Translate } from '../i18n/translate.js';

export type OwnerSignatureProps = Pick<SignatureProps, 'size'> & {
  t: Translate;
  /** One line of facts that speak for this page. */
  proof?: ReactNode;
  children?: ReactNode;
};

/** The advisor's signature, as far as the owner's facts go: without a name only the words are there. */
export function OwnerSignature({ t, proof, size, children }: OwnerSignatureProps) {
  const { name } = owner;
  if (isMissing(name)) {
    return (
      <>
        {children}
        {proof && (
          <Text size="small" tone="muted">
            {proof}
          </Text>
        )}
      </>
    );
  }
  return (
    <Signature
      {...(size && { size })}
      name={name}
      proof={proof}
      portrait={photo && <Portrait shape="door" photo={photo} alt={t(portraitAlt, { name })} />}
    >
      {children}
    </Signature>
  );
}
