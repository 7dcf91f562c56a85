/**
 * The fields of a contact message; the first invalid one is reported. Limit, check and draft follow from a
 * field's line here; “Add a field” in docs/recipes.md has the rest.
 *
 * - `max`: most characters after trimming. An emoji or a line break counts as one. `Infinity` leaves the limit to the
 *   size of a post.
 * - `isRequired`: whether it must hold text after trimming; other fields may be empty or absent.
 */
const fieldDefinitions = {
  firstName: { max: 100, isRequired: true },
  lastName: { max: 100, isRequired: true },
  email: { max: 255, isRequired: true },
  company: { max: 200, isRequired: false },
  subject: { max: 200, isRequired: true },
  message: { max: 2000, isRequired: true },
  service: { max: Infinity, isRequired: false },
} as const satisfies Record<string, { max: number; isRequired: boolean }>;

export type Field = keyof typeof fieldDefinitions;

export type RequiredField = {
  [Name in Field]: (typeof fieldDefinitions)[Name]['isRequired'] extends true ? Name : never;
}[Field];

export const fields = Object.keys(fieldDefinitions) as Field[];

export const mapFields = <Value>(make: (field: Field) => Value) =>
  Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, Value>;

export const requiredFields = fields.filter((field) => fieldDefinitions[field].isRequired);
export const limits: Record<Field, number> = mapFields((field) => fieldDefinitions[field].max);

/**
 * Values of the area of interest in requests; form and mail label each. Empty means no choice; any other text is
 * accepted verbatim.
 */
export const services = ['strategy', 'coaching', 'training', 'interim', 'other'] as const;

export type Service = (typeof services)[number];

export function isService(value: string): value is Service {
  return (services as readonly string[]).includes(value);
}
