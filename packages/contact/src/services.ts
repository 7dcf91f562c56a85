/**
 * Values of the area of interest in requests. Form and mail show a label for each. An
 * empty value means no choice; any other text is accepted as it is.
 */
export const services = ['strategy', 'coaching', 'training', 'interim', 'other'] as const;

/** A chosen area of interest. */
export type Service = (typeof services)[number];

/** Whether a value is one of {@link services}. */
export function isService(value: string): value is Service {
  return (services as readonly string[]).includes(value);
}
