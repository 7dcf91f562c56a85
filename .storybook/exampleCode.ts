import { isMockFunction } from 'storybook/test';

/** Options of the JSX printer: no spies, functions in full. */
export const jsx = {
  filterProps: (value: unknown) => value !== undefined && !isMockFunction(value),
  functionValue: (value: unknown) => (isMockFunction(value) ? '() => {}' : String(value)),
};

/** The example's code with its imports, ready to copy. */
export function toExampleCode(
  code: string,
  { parameters: { entry = '@advisor/ui' } }: { parameters: { entry?: string } },
) {
  // Storybook calls this when it renders an example, and again when it shows the code.
  if (code.startsWith('import ')) return code;
  const withoutFragments = code
    .replace(/\n *<React\.Fragment.*([^]*?)\n *<\/React\.Fragment>/g, (_, inside: string) =>
      inside.replaceAll('\n  ', '\n'),
    )
    // Storybook prints a member named `current` as a ref's; stories have only true ones.
    .replaceAll("current: '[Circular]'", 'current: true');
  const names = [
    ...new Set([...withoutFragments.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name)),
  ].sort();
  return `${names.length > 0 ? `import { ${names.join(', ')} } from '${entry}';\n\n` : ''}${withoutFragments}`;
}
