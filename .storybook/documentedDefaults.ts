import type { ArgTypesEnhancer } from 'storybook/internal/types';

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
