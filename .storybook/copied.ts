/** The code of an example as it is copied: without spies, and with the imports that it needs. */
export function copied(
  code: string,
  { parameters: { entry = '@advisor/ui' } }: { parameters: { entry?: string } },
) {
  // Storybook calls this where it renders an example, and again where it shows the code.
  if (code.startsWith('import ')) return code;
  const jsx = code
    .replace(/\s+on[A-Z]\w*=\{[^}]*\{\}\}/g, '')
    .replace(/\n *<\/?React\.Fragment.*>(?=\n)/g, '')
    // A build has lost what functions do: one draws links, one is called back, others say words for a number.
    .replace(/component=\{function \w*\(\) ?\{\}/g, 'component={(link) => <a {...link} />')
    .replace(/(on[A-Z]\w*: )function \w*\(\) ?\{\}/g, '$1() => {}')
    .replace(/function \w*\(\) ?\{\}/g, '(count: number) => `${count} …`')
    // What is called `current` is taken for that of a ref, whatever its value.
    .replace(/\s*current: '\[Circular\]',?/g, '');
  const names = [...new Set([...jsx.matchAll(/<([A-Z]\w*)/g)].map(([, name]) => name))].sort();
  return names.length > 0 ? `import { ${names.join(', ')} } from '${entry}';\n\n${jsx}` : jsx;
}
