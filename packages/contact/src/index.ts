// The form’s fields and what can be chosen in them.
export {
  fields,
  isService,
  limits,
  mapFields,
  requiredFields,
  services,
  type Field,
  type RequiredField,
  type Service,
} from './fields.js';

// Validation: the same rules in the browser and in the function.
export {
  checkContactMessage,
  isDeliverableAddress,
  type ContactMessage,
  type Issue,
} from './contactMessage.js';

// The post: where it goes, what travels beside the fields, and the pages that answer it.
export { endpoint, honeypotField, languageField, postHeaders, responsePaths } from './post.js';

// The prepared mail, where the form is not used or does not work.
export { mailtoHref } from './mailtoHref.js';

// Settings of both: languages, deploy context, retention, headers.
export { defaultLanguage, isLanguage, languages, type Language } from './languages.js';
export { builtSite, isPreviewContext, sendGridRegion } from './environment.js';
export { dayLength, hour, minute, retention } from './retention.js';
export { contentSecurityPolicy, securityHeaders, type InlineHashes } from './securityHeaders.js';
