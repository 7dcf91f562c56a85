import { portrait as photo } from 'virtual:owner-portrait';
import { Portrait, Signature, Text, type NamePlate, type SignatureProps } from '@advisor/ui';
import type { ReactNode } from 'react';
import { owner } from '../owner.yaml';
import { isMissing } from '../owner/fact.js';
import { portraitAlt } from '../owner/words.js';
import { nav } from './words.js';
import type { Translate } from '../i18n/translate.js';

/** What the plate beside the door says, once the owner has a name. */
export function ownerPlate(t: Translate): { plate?: NamePlate } {
  const { name } = owner;
  if (isMissing(name)) return {};
  const { consulting, coaching, interim } = nav.services;
  return { plate: { name, lines: [consulting, coaching, interim].map(({ label }) => t(label)) } };
}

export type OwnerSignatureProps = Pick<SignatureProps, 'size'> & {
  t: Translate;
  /** One line of facts that speak for this page. */
  proof: ReactNode;
  children?: ReactNode;
};

/** The advisor's signature, as far as the owner's facts go: without a name only the words are there. */
export function OwnerSignature({ t, proof, size, children }: OwnerSignatureProps) {
  const { name } = owner;
  if (isMissing(name)) {
    return (
      <>
        {children}
        <Text size="small" tone="muted">
          {proof}
        </Text>
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
