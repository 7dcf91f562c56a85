/** The code of an example as it is copied: without spies, and with the imports that it needs. */
export function copied(
  code: string,
  { parameters: { entry = '@advisor/ui' } }: { parameters: { entry?: string } },
) {
  const jsx = code
    .replace(/\s+on[A-Z]\w*=\{[^}]*\{\}\}/g, '')
    .replace(/\n *<\/?React\.Fragment.*>(?=\n)/g, '')
    // A function within an object says words for a number; a build has lost them.
    .replace(/function \w*\(\) ?\{\}/g, '(count: number) => `${count} …`')
    // What is called `current` is taken for that of a ref.
    .replaceAll("current: '[Circular]'", 'current: true');
  const names = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name))].sort();
  return names.length > 0 ? `import { ${names.join(', ')} } from '${entry}';\n\n${jsx}` : jsx;
}
