import components from 'virtual:components';
import { isValidElement } from 'react';
import type { ArgTypesEnhancer, StrictArgTypes } from 'storybook/internal/types';
import type { Prop } from './readApi.js';

type ArgType = StrictArgTypes[string];

function controlOf({ type, options }: Prop): Partial<ArgType> {
  if (options)
    return { options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } };
  if (type === 'boolean') return { control: { type } };
  if (/^(string|ReactNode)\b|^`/.test(type)) return { control: { type: 'text' } };
  return type === 'number' ? { control: { type } } : {};
}

/** What a prop of this name is in every component whose declaration says no more. */
const meanings: Record<string, string> = {
  'aria-label': 'The name, where an element alone has no words.',
  children: 'The content.',
  current: 'Whether it is the page that is shown.',
  defaultValue: 'The value to begin with.',
  href: 'The address.',
  onInput: 'Called with each change.',
  text: 'A paragraph.',
  title: 'The heading.',
  value: 'Controlled value; it needs `onChange`.',
};

/** Required props first, those of every element last. */
const sortOrder = ({ name, isRequired }: Prop) =>
  isRequired ? 0 : /^(id|aria-.*)$/.test(name) ? 2 : 1;

export function extractArgTypes(component: {
  name: string;
  __docgenInfo?: { displayName: string };
}): StrictArgTypes | null {
  const name = component.__docgenInfo?.displayName ?? component.name;
  const props = components.find((entry) => entry.name === name)?.props;
  if (!props) return null;
  const argTypes = props
    .filter((prop) => prop.name !== 'ref')
    .toSorted((a, b) => sortOrder(a) - sortOrder(b))
    .map((prop): [string, ArgType] => {
      const { type, detail, isRequired, defaultValue } = prop;
      // React’s own words for ARIA are about any element.
      const own = prop.name === 'aria-label' ? '' : prop.description;
      const description = own || (meanings[prop.name] ?? '');
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

/** Whether a value cannot be edited as text: an element, a function, or an object with one. */
const isNotEditable = (value: unknown): boolean =>
  typeof value === 'function' ||
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isNotEditable));

export const disableUneditableControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const value = initialArgs[name];
      const isObject = !argType.control || Object(argType.control).type === 'object';
      const isFixed = isNotEditable(value) || (value === undefined && isObject);
      return [name, isFixed ? { ...argType, control: { disable: true } } : argType];
    }),
  );
