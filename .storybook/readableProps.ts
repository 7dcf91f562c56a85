import type { ArgTypesEnhancer } from 'storybook/internal/types';

/**
 * Makes of the props what a designer can use: a text field where a node is given as text (a JSON
 * editor otherwise), and the options in place of “unknown” where the type comes from another file.
 */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.table?.type?.summary;
      const isText = initialArgs[name] == null || typeof initialArgs[name] === 'string';
      if (type === 'ReactNode' && isText && argType.control === undefined) {
        return [name, { ...argType, control: { type: 'text' } }];
      }
      if (type === 'unknown' && argType.options) {
        const summary = argType.options.join(' | ');
        return [name, { ...argType, table: { ...argType.table, type: { summary } } }];
      }
      return [name, argType];
    }),
  );
