import type { SignatureProps } from '@advisor/ui';
import { OwnerSignature } from '../../owner/OwnerSignature.js';
import type { PageProps } from '../../PageProps.js';
import { nextSteps } from './messages.js';

type ReplySignatureProps = Pick<PageProps, 't' | 'language'> & Pick<SignatureProps, 'proof'>;

/** The advisor's face beside an invitation to write, by default with who replies. */
export function ReplySignature({ proof, ...page }: ReplySignatureProps) {
  const { message } = nextSteps;
  return <OwnerSignature {...page} layout="column" proof={proof || page.t(message.text)} />;
}
