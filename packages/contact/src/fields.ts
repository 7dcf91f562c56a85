/** The seven fields of a contact message, in the order of the form: the first broken one is reported. */
export const fields = [
  'firstName',
  'lastName',
  'email',
  'company',
  'subject',
  'message',
  'service',
] as const;

export type Field = (typeof fields)[number];

/** Fields that must hold something after trimming. The rest may be empty or absent. */
export const requiredFields = [
  'firstName',
  'lastName',
  'email',
  'subject',
  'message',
] as const satisfies readonly Field[];
