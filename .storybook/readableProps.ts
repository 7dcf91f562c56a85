import { isValidElement } from 'react';
import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';
import toast from '../packages/ui/api/toast.api.md?raw';
import ui from '../packages/ui/api/ui.api.md?raw';

/** The declarations of the package as they are now, by name: see packages/ui/tools/apiReport.ts. */
const declared = new Map(
  `${toast}\n\n${ui}`.split(/\n{2,}/).flatMap((block) => {
    const name = /^(?:export )?(?:declare )?(?:type|const|namespace|interface) (\w+)/m.exec(
      block,
    )?.[1];
    return name ? [[name, block.replace(/^\/\/.*\n/gm, '')] as const] : [];
  }),
);

/** A type with the keys of the constants that it is made of, such as `iconPaths`. */
const resolved = (type: string) =>
  type.replace(/keyof typeof (\w+)/g, (unresolved, constant: string) => {
    const keys = declared.get(constant)?.matchAll(/^ {4}(?:readonly )?(\w+): /gm) ?? [];
    return [...keys].map(([, key]) => `'${key}'`).join(' | ') || unresolved;
  });

/** The type of a member of a declaration, or of a declaration that it is made of. */
function memberType(name: string, member: string, seen = new Set<string>()): string | undefined {
  const block = declared.get(name);
  if (!block || seen.has(name)) return undefined;
  seen.add(name);
  const line = new RegExp(
    `^ {4}(?:readonly )?'?${member}'?\\??: ([^]*?);\\n(?: {4}\\S|\\}|$)`,
    'm',
  );
  const found = [...block.matchAll(new RegExp(line, 'gm'))].map(([, type]) => type!);
  const own = found.find((type) => type !== 'never');
  if (own) return own.replace(/\s*\| undefined$/, '');
  for (const other of block.match(/\b[A-Z]\w+/g) ?? []) {
    const type = memberType(other, member, seen);
    if (type) return type;
  }
  return undefined;
}

/** The values of a union of literals. */
function optionsOf(type: string): (string | number)[] | undefined {
  const parts = type
    .replace(/^\s*\|/, '')
    .split('|')
    .map((part) => part.trim());
  if (!parts.every((part) => /^('[^']*'|\d+)$/.test(part))) return undefined;
  return parts.map((part) => (part.startsWith("'") ? part.slice(1, -1) : Number(part)));
}

/** Whether nobody can type a value: an element, a function, or what has one in it. */
const isBuilt = (value: unknown): boolean =>
  typeof value === 'function' ||
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isBuilt));

function controlOf(type: string): Partial<InputType> {
  const options = optionsOf(type);
  if (options)
    return { options, control: { type: options.length > 4 ? 'select' : 'inline-radio' } };
  if (type === 'string' || type === 'ReactNode' || type.startsWith('`'))
    return { control: { type: 'text' } };
  if (type === 'number' || type === 'boolean') return { control: { type } };
  return {};
}

/** Shows the type of each prop as it is declared, with a control that a designer can use. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, given]) => {
      if (name === 'ref') return [name, { ...given, table: { disable: true } }];
      const written = memberType(`${title.split('/').at(-1)}Props`, name);
      // The attributes that components pass on to their element are strings.
      const type = written ?? (/^(id|aria-|data-)/.test(name) ? 'string' : undefined);
      if (!type) return [name, given];
      const alias = declared
        .get(type)
        ?.replace(/^[^=]*= /, '')
        .replace(/;$/, '');
      const whole = resolved(alias && !alias.includes('{') ? alias : type);
      const named = whole.match(/\b[A-Z]\w+/g)?.flatMap((mention) => declared.get(mention) ?? []);
      const detail = [...(whole.includes('\n') ? [whole] : []), ...(named ?? [])].join('\n\n');
      const summary = whole.includes('\n') ? '{ … }' : whole;
      const table = { ...given.table, type: { summary, ...(detail && { detail }) } };
      if (isBuilt(initialArgs[name]))
        return [name, { ...given, table, control: { disable: true } }];
      // What a story says about a control has the last word.
      return [name, { ...(given.control ? {} : controlOf(whole)), ...given, table }];
    }),
  );

/** Moves `@default` out of a prop's description into the table's column for defaults. */
export const documentedDefaults: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const [description, documented] = argType.description?.split(/\s*@default\s+/) ?? [];
      if (documented === undefined) return [name, argType];
      const table = { ...argType.table, defaultValue: { summary: documented.trim() } };
      return [name, { ...argType, description, table }];
    }),
  );
