export {
  answerPageKinds,
  fillPage,
  noteFor,
  noteKeys,
  placeholder,
  templateOf,
  type AnswerPageKind,
  type Filling,
  type NoteKey,
} from './answerPage.js';
export {
  checkMessage,
  contactMessage,
  issueCodes,
  type Checked,
  type ContactMessage,
  type Issue,
  type IssueCode,
} from './contactMessage.js';
export { fields, limits, mailLabels, mapFields, requiredFields, type Field } from './fields.js';
export { isInquiryId, newInquiryId, uuidFrom } from './inquiryId.js';
export { isDeliverableAddress } from './isDeliverableAddress.js';
export { mailtoHref, preparedMail } from './preparedMail.js';
export { retention } from './retention.js';
export { contentSecurityPolicy, securityHeaders, type InlineHashes } from './securityHeaders.js';
export { isService, services, type Service } from './services.js';
export {
  endpoint,
  headers,
  hiddenFields,
  honeypotField,
  minimumSeconds,
  refusals,
  thanksPath,
  type Accepted,
  type RefusalReason,
  type Refused,
} from './wire.js';
