import type { SignatureProps } from '@advisor/ui';
import { OwnerSignature } from '../../owner/OwnerSignature.js';
import type { PageProps } from '../../PageProps.js';
import { nextSteps } from './messages.js';
import { answerTime } from './terms.js';

type ReplySignatureProps = Pick<PageProps, 't' | 'language'> & Pick<SignatureProps, 'proof'>;

/** The advisor's face beside an invitation to write, by default with who replies and how soon. */
export function ReplySignature({ proof, ...page }: ReplySignatureProps) {
  const { message } = nextSteps;
  const sentence = answerTime(page.t, message.personalReplyWithin) || page.t(message.text);
  return <OwnerSignature {...page} layout="column" proof={proof || sentence} />;
}
