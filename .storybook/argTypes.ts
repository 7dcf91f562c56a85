import components from 'virtual:components';
import { isValidElement } from 'react';
import type { ArgsEnhancer, ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';
import type { Prop } from '../packages/ui/tools/readApi.js';

type ArgType = StrictArgTypes[string];

function controlOf({ type, options, defaultValue }: Prop): Partial<ArgType> {
  const values = type === 'boolean' ? [false, true] : options;
  if (values) {
    const byDefault = defaultValue?.replace(/[`']/g, '') ?? 'false';
    // The default is what a story has that gives no value: the control shows it as chosen.
    const choices = values.map((value) => (String(value) === byDefault ? undefined : value));
    const labels = { undefined: `${byDefault} (default)` };
    const control = { type: values.length > 4 ? 'select' : 'inline-radio', labels } as const;
    return { options: choices, control };
  }
  if (/^(string|ReactNode)\b|^`/.test(type)) return { control: { type: 'text' } };
  return type === 'number' ? { control: { type } } : {};
}

/** What is required comes first, what every element may have last. */
const rank = ({ name, isRequired }: Prop) => (isRequired ? 0 : /^(id|aria-.*)$/.test(name) ? 2 : 1);

/** The props of a component, or of one that belongs to it, with controls that a designer can use. */
export function extractArgTypes(component: {
  name: string;
  __docgenInfo?: { displayName: string };
}): StrictArgTypes | null {
  const name = component.__docgenInfo?.displayName ?? component.name;
  const props = components.find((one) => one.name === name)?.props;
  if (!props) return null;
  const argTypes = props
    .filter((prop) => prop.name !== 'ref')
    .toSorted((one, other) => rank(one) - rank(other))
    .map((prop): [string, ArgType] => {
      const { type, detail, isRequired, description, defaultValue } = prop;
      const summary = type.includes('\n') ? '{ … }' : type;
      const whole = [...(summary === type ? [] : [type]), ...(detail ? [detail] : [])].join('\n\n');
      const table = {
        type: { summary, ...(whole && { detail: whole }) },
        ...(defaultValue && { defaultValue: { summary: defaultValue.replaceAll('`', '') } }),
      };
      const shown = { name: prop.name, description, table, ...controlOf(prop) };
      return [prop.name, { ...shown, type: { name: 'other', value: type, required: isRequired } }];
    });
  return Object.fromEntries(argTypes);
}

/** Whether nobody can type a value: an element, a function, or what has one in it. */
const isBuilt = (value: unknown): boolean =>
  typeof value === 'function' ||
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isBuilt));

/** Leaves out the controls of props that a story gives more than text, or that are an object it does not give. */
export const typeable: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name];
      const isObject = !argType.control || Object(argType.control).type === 'object';
      const isFixed = !argType.mapping && (isBuilt(value) || (value === undefined && isObject));
      return [name, isFixed ? { ...argType, control: { disable: true } } : argType];
    }),
  );

/**
 * Gives a story's args as their controls show them: one from a choice of examples by its name, and a default as nothing,
 * which the example's code leaves out.
 */
export const asChosen: ArgsEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(initialArgs).map(([name, value]) => {
      const { mapping = {}, control } = argTypes[name] ?? {};
      if (Object(control).labels?.undefined === `${value} (default)`) return [name, undefined];
      return [name, Object.entries(mapping).find(([, example]) => example === value)?.[0] ?? value];
    }),
  );
