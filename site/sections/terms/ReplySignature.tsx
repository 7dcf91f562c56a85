import type { SignatureProps } from '@advisor/ui';
import { OwnerSignature } from '../../owner/OwnerPortrait.js';
import type { PageProps } from '../../PageProps.js';
import { terms } from './messages.js';

type ReplySignatureProps = Pick<PageProps, 't' | 'language'> &
  Pick<SignatureProps, 'layout'> & {
    /** @default that the owner replies in person */
    caption?: string | undefined;
  };

/** Who replies: beside the end of a page, or the questions of a case study. */
export function ReplySignature({
  t,
  language,
  layout = 'column',
  caption = t(terms.message.text),
}: ReplySignatureProps) {
  return <OwnerSignature t={t} language={language} layout={layout} caption={caption} />;
}
