import { isMockFunction } from 'storybook/test';

/** How an example is written: without spies, and with what other functions do. */
export const jsx = {
  filterProps: (value: unknown) => value !== undefined && !isMockFunction(value),
  functionValue: (value: unknown) => (isMockFunction(value) ? '() => {}' : String(value)),
};

/** The code of an example as it is copied: with the imports that it needs. */
export function copied(
  code: string,
  { parameters: { entry = '@advisor/ui' } }: { parameters: { entry?: string } },
) {
  // Storybook calls this where it renders an example, and again where it shows the code.
  if (code.startsWith('import ')) return code;
  const written = code
    .replace(/\n *<React\.Fragment.*([^]*?)\n *<\/React\.Fragment>/g, (_, inside: string) =>
      inside.replaceAll('\n  ', '\n'),
    )
    // What is called `current` is taken for that of a ref, whatever its value.
    .replace(/\s*current: '\[Circular\]',?/g, '');
  const names = [...new Set([...written.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name))].sort();
  return `${names.length > 0 ? `import { ${names.join(', ')} } from '${entry}';\n\n` : ''}${written}`;
}
