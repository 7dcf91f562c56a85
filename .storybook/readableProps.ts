import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/types';
import api from '../packages/ui/public-api.txt?raw';

/** Declarations of the released API by name. */
const declared = new Map(
  api.split(/^## /m).map((block) => [block.slice(0, block.indexOf('\n')), block] as const),
);

/** The type of a prop as it is declared, and the declarations of the types that it names. */
function declaredType(component: string, prop: string) {
  const line = new RegExp(`^ +(?:readonly )?${prop}\\??: (.+);$`, 'm');
  const summary = line.exec(declared.get(`${component}Props`) ?? '')?.[1];
  const detail = summary?.match(/\w+/g)?.map((name) => declared.get(name) ?? '');
  return { summary: summary ?? 'unknown', detail: detail?.join('\n').trim() };
}

/** Whether nobody can type a value: an element, a function, or what has one in it. */
const isBuilt = (value: unknown): boolean =>
  typeof value === 'function' ||
  isValidElement(value) ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isBuilt));

/**
 * Makes controls usable for designers: a text field where a node is given as text (instead of a JSON
 * editor), none where it is built, and the type itself instead of “union” and “unknown”.
 */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, given]) => {
      const argType = isBuilt(initialArgs[name]) ? { ...given, control: { disable: true } } : given;
      const type = argType.table?.type?.summary;
      const withType = (shown: { summary: string; detail?: string | undefined }) => [
        name,
        { ...argType, table: { ...argType.table, type: shown } },
      ];
      if (name === 'ref') return [name, { ...argType, table: { disable: true } }];
      if (name === 'id') {
        const table = { ...argType.table, type: { summary: 'string' } };
        return [name, { ...argType, control: { type: 'text' }, table }];
      }
      if (type === 'ReactNode' && argType.control === undefined) {
        return [name, { ...argType, control: { type: 'text' } }];
      }
      if (type !== 'union' && type !== 'unknown') return [name, argType];
      const values =
        typeof argType.type === 'object' && argType.type.name === 'enum' && argType.type.value;
      const options = argType.options ?? values;
      if (options) {
        return withType({ summary: options.map((option) => `'${option}'`).join(' | ') });
      }
      return withType(declaredType(title.split('/').at(-1)!, name));
    }),
  );
