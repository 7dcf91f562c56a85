import type { MessageDescriptor } from '@lingui/core';
import { owner } from '../owner.yaml';
import { isMissing } from './fact.js';

/** The title with the advisor's `{name}`, or the plain one if the name is missing. */
export function titleWithName(named: MessageDescriptor, plain: MessageDescriptor) {
  const { name } = owner;
  return isMissing(name) ? plain : { ...named, values: { name } };
}
