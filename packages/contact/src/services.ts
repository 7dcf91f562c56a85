/**
 * Values of the area of interest in requests. Form and mail show a label for each. An
 * empty value means no choice; any other text is accepted as it is.
 */
export const services = ['strategy', 'coaching', 'training', 'interim', 'other'] as const;

export type Service = (typeof services)[number];

export function isService(value: string): value is Service {
  return (services as readonly string[]).includes(value);
}
