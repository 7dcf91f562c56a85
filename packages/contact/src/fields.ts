/**
 * The fields of a contact message, in the order of the form: the first invalid one is reported. Limit,
 * check and draft follow from a field's line here; “Add a field” in README.md has the rest.
 *
 * - `max`: the most characters it may hold after trimming. An emoji counts as one, and so does a line
 *   break, however it was sent. `Infinity` is any length: the limit of a post bounds it.
 * - `isRequired`: whether it must hold something after trimming. The rest may be empty or absent.
 */
const table = {
  firstName: { max: 100, isRequired: true },
  lastName: { max: 100, isRequired: true },
  email: { max: 255, isRequired: true },
  company: { max: 200, isRequired: false },
  subject: { max: 200, isRequired: true },
  message: { max: 2000, isRequired: true },
  service: { max: Infinity, isRequired: false },
} as const satisfies Record<string, { max: number; isRequired: boolean }>;

/** The name of a field, as requests and drafts have it. */
export type Field = keyof typeof table;

export const fields = Object.keys(table) as Field[];

/** An object with a value for each field. */
export const mapFields = <Value>(make: (field: Field) => Value) =>
  Object.fromEntries(fields.map((field) => [field, make(field)])) as Record<Field, Value>;

export const requiredFields = fields.filter((field) => table[field].isRequired);
/** The `max` of each field. */
export const limits: Record<Field, number> = mapFields((field) => table[field].max);
