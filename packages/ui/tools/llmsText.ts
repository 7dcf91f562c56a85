import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { createServer } from 'vite';
import type { Guidance } from '../src/Guidance.js';
import { readApi } from './readApi.js';

/*
 * npm run llms -w @advisor/ui   writes llms.txt: what each component is for, what to use instead, its
 *                                   props. Packing does it, for readers and programs without the workshop.
 */
const root = resolve(import.meta.dirname, '..');
type Meta = { title: string; parameters: { guidance: Guidance } };

/** What each story file says of its component, by the component's name. */
const guidance = new Map<string, Guidance>();
const server = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [vanillaExtractPlugin()],
});
for (const file of globSync('src/**/*.stories.tsx', { cwd: root })) {
  const { default: meta } = (await server.ssrLoadModule(file)) as { default: Meta };
  guidance.set(meta.title.split('/').at(-1)!, meta.parameters.guidance);
}
await server.close();

const list = (title: string, items: readonly string[] = []) =>
  items.length > 0 ? [`${title}:\n`, ...items.map((item) => `- ${item}`), ''] : [];

const { components } = readApi();
const sections = components
  .toSorted((one, other) => one.name.localeCompare(other.name))
  .flatMap(({ name, description, props }) => {
    const said = guidance.get(name);
    const instead = said?.instead.map(({ when, use }) => `${when}: ${use}`);
    const rows = props.map(
      (prop) =>
        `${prop.name}${prop.isRequired ? '' : '?'}: ${prop.type}${prop.defaultValue ? ` = ${prop.defaultValue}` : ''}. ${prop.description}`,
    );
    const types = new Set(props.flatMap(({ detail }) => (detail ? detail.split('\n\n') : [])));
    return [
      `## ${name}\n`,
      `${description}\n`,
      ...(said ? [`For: ${said.for}\n`] : []),
      ...list('Use something else', instead),
      ...list('Do', said?.do),
      ...list('Don’t', said?.dont),
      ...list('Accessibility', said?.accessibility),
      ...list(
        'Props',
        rows.map((row) => row.replaceAll(/\s+/g, ' ')),
      ),
      ...(types.size > 0 ? [`\`\`\`ts\n${[...types].join('\n')}\n\`\`\`\n`] : []),
    ];
  });
const page = readFileSync(resolve(root, 'ExamplePage.tsx'), 'utf8');
const text = [
  '# @advisor/ui\n',
  '> React components and design tokens. README.md says how to install, brand and route them.\n',
  `A whole page:\n\n\`\`\`tsx\n${page}\`\`\`\n`,
  ...sections,
].join('\n');
writeFileSync(resolve(root, 'llms.txt'), text);
console.log(`llms.txt has ${components.length} components.`);
