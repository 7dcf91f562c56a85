import { isMockFunction } from 'storybook/test';
import * as blocks from '../packages/ui/src/blocks/index.js';

/** Options of the JSX printer: spies as empty functions, other functions in full. */
export const jsx = {
  filterProps: (value: unknown) => value !== undefined,
  functionValue: (value: unknown) => (isMockFunction(value) ? '() => {}' : String(value)),
};

function entryOf(name: string): string {
  if (name === 'Toast') return '@advisor/ui/toast';
  return name in blocks ? '@advisor/ui/blocks' : '@advisor/ui';
}

/** The example's code with its imports, ready to copy. */
export function toExampleCode(code: string) {
  // Storybook calls this when it renders an example, and again when it shows the code.
  if (code.startsWith('import ')) return code;
  const withoutFragments = code
    .replace(/\n *<React\.Fragment.*([^]*?)\n *<\/React\.Fragment>/g, (_, inside: string) =>
      inside.replaceAll('\n  ', '\n'),
    )
    // Storybook prints a member named `current` as a ref's; stories have only true ones.
    .replaceAll("current: '[Circular]'", 'current: true');
  const names = [...withoutFragments.matchAll(/[<{]([A-Z]\w*)/g)].map(([, name]) => name!);
  const imports = ['@advisor/ui', '@advisor/ui/blocks', '@advisor/ui/toast'].flatMap((entry) => {
    const own = new Set(names.filter((name) => entryOf(name) === entry).sort());
    return own.size > 0 ? [`import { ${[...own].join(', ')} } from '${entry}';`] : [];
  });
  return imports.length > 0 ? `${imports.join('\n')}\n\n${withoutFragments}` : withoutFragments;
}
