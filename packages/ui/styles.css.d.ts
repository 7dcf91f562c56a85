/** A stylesheet exports nothing; TypeScript requires that its import be declared. */
export {};
