/**
 * What the area of interest says on the wire. The form shows a label for each, the mail too. An
 * empty value means that nothing was chosen; any other text is accepted as it is.
 */
export const services = ['strategy', 'coaching', 'training', 'interim', 'other'] as const;

export type Service = (typeof services)[number];

/** Narrows what arrived as text to one of the known slugs. */
export function isService(value: string): value is Service {
  return (services as readonly string[]).includes(value);
}
