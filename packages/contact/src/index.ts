export {
  contactMessage,
  firstIssue,
  issueCodes,
  type Checked,
  type ContactMessage,
  type Issue,
  type IssueCode,
} from './contactMessage.js';
export { fields, requiredFields, type Field } from './fields.js';
export { isInquiryId, newInquiryId, uuidFrom } from './inquiryId.js';
export { isDeliverableAddress } from './isDeliverableAddress.js';
export { limits } from './limits.js';
export { retention } from './retention.js';
export { contentSecurityPolicy, securityHeaders, type InlineHashes } from './securityHeaders.js';
export { isService, services, type Service } from './services.js';
export {
  endpoint,
  headers,
  hiddenFields,
  minimumSeconds,
  refusals,
  honeypotField,
  type Accepted,
  type RefusalReason,
  type Refused,
} from './wire.js';
