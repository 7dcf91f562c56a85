export * from './fields.js';
export * from './contactMessage.js';
export * from './post.js';
export * from './mailtoHref.js';
export * from './languages.js';
export * from './environment.js';
export * from './retention.js';
export * from './securityHeaders.js';
