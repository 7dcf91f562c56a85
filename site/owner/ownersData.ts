/** Types of the owner's data: facts, prices and seminars. */
export type { Owner, Prices, Seminar, Session } from './build/schema.js';
