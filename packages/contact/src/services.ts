/**
 * Values of the area of interest in requests; form and mail label each. Empty means no choice; any other text is
 * accepted verbatim.
 */
export const services = ['strategy', 'coaching', 'training', 'interim', 'other'] as const;

export type Service = (typeof services)[number];

export function isService(value: string): value is Service {
  return (services as readonly string[]).includes(value);
}
