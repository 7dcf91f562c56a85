import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

/** One name that an application can import. */
export type PublicName = {
  /** As it is imported: `Button`, or `toast: Toast` from a secondary entry. */
  name: string;
  /** Its declaration, and below it every internal type it is made of, without comments. */
  declaration: string;
  /** Its members, in every object that it is put together of. */
  members: string[];
  /** The members that have no docstring. */
  undocumented: string[];
};

type Place = { file: string; name: string };

/** What a file declares, takes from other files (`*` for all of one), and exports. */
type Module = { declared: Map<string, string>; taken: Map<string, Place>; exported: string[] };

const root = resolve(import.meta.dirname, '..');

/** Takes the place of a docstring in the text of a declaration. */
const documented = '¶';

/**
 * Reads the public API from the declarations that TypeScript emits for the package. Their layout is
 * always the same, a statement at the start of a line and a member four spaces in.
 */
export function readPublicApi(): PublicName[] {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-ui-types-'));
  try {
    const tsc = resolve(root, '../../node_modules/typescript/bin/tsc');
    const config = join(root, 'tsconfig.build.json');
    execFileSync(process.execPath, [tsc, '-p', config, '--outDir', folder, '--noCheck']);
    return readEntries(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readEntries(folder: string): PublicName[] {
  const modules = new Map<string, Module>();
  const read = (file: string) => {
    const module = modules.get(file) ?? readModule(file);
    modules.set(file, module);
    return module;
  };
  const textOf = ({ file, name }: Place) => read(file).declared.get(name) ?? '';

  /** Follows a name through re-exports. */
  const findHome = (place: Place): Place => {
    if (textOf(place)) return place;
    const next = read(place.file).taken.get(place.name);
    if (!next) throw new Error(`${place.name} is exported by ${place.file} but declared nowhere.`);
    return findHome(next);
  };

  /** A declaration, followed by the internal ones that it uses; public ones are listed separately. */
  const withParts = (home: Place, seen: Set<string>): string[] => {
    const { file, name } = home;
    const text = textOf(home).replaceAll(documented, '');
    if (!text || seen.has(`${file}#${name}`)) return [];
    seen.add(`${file}#${name}`);
    /** Resolves `a.b.c`: a name in a module, and its members. */
    const resolveMention = (mention: string) => {
      const [first = '', ...path] = mention.split('.');
      const source = read(file).taken.get(first);
      if (source?.name === '*')
        return { file: source.file, name: path[0] ?? '', path: path.slice(1) };
      return { ...(source ?? { file, name: first === name ? '' : first }), path };
    };
    const whole = text.replace(/keyof typeof ([\w$.]+)/g, (unresolved, mention: string) => {
      const { path, ...target } = resolveMention(mention);
      const keys = keysOf(textOf(target), path);
      return keys.length > 0 ? keys.map((key) => `'${key}'`).join(' | ') : unresolved;
    });
    const mentions = new Set(whole.match(/[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)?/g));
    return [whole, ...[...mentions].flatMap((one) => withParts(resolveMention(one), seen))];
  };

  const names = Object.entries(manifest.exports).flatMap(([entry, target]) => {
    if (typeof target !== 'object' || !('types' in target)) return [];
    const file = join(folder, target.types.replace('./dist/', ''));
    const prefix = entry === '.' ? '' : `${entry.slice(2)}: `;
    return read(file).exported.map((name) => ({
      name: prefix + name,
      home: findHome({ file, name }),
    }));
  });
  const homes = names.map(({ home }) => `${home.file}#${home.name}`);
  return names
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, home }) => {
      // A member of the type `never` is one that a pairing of props forbids.
      const members = [
        ...textOf(home).matchAll(/^ {4}(¶?)(?:readonly )?'?([\w-]+)'?\??: (?!never;)/gm),
      ];
      const others = new Set(homes);
      others.delete(`${home.file}#${home.name}`);
      return {
        name,
        declaration: withParts(home, others).join('\n'),
        members: members.map(([, , member]) => member!),
        undocumented: members.flatMap(([, docs, member]) => (docs ? [] : member!)),
      };
    });
}

function readModule(file: string): Module {
  const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/\s*/g, documented);
  const module: Module = { declared: new Map(), taken: new Map(), exported: [] };
  for (const statement of code.split(/^(?=¶?(?:export|declare|import|type|interface)\b)/m)) {
    const text = statement.trim().replace(/^¶/, '');
    const passed =
      /^(import|export)(?: type)? (?:\*(?: as (\w+))?|\{([^}]*)\})(?: from '([^']*)\.js')?/.exec(
        text,
      );
    const [, kind, all, list, from = ''] = passed ?? [];
    const source = resolve(dirname(file), `${from}.d.ts`);
    const isOurs = from.startsWith('.') && existsSync(source);
    if (all && isOurs) module.taken.set(all, { file: source, name: '*' });
    const names = list ?? (kind && !all && isOurs ? readModule(source).exported.join() : '');
    for (const [, name = '', as = name] of names.matchAll(/(?:type )?(\w+)(?: as (\w+))?/g)) {
      if (isOurs) module.taken.set(as, { file: source, name });
      if (kind === 'export') module.exported.push(as);
    }
    const declared = /^(export )?(?:declare )?((?:function|const|type|interface|class) (\w+)[^]*)/;
    const [, isExported, declaration, name] = (!kind && declared.exec(text)) || [];
    if (name) module.declared.set(name, declaration!);
    if (name && isExported) module.exported.push(name);
  }
  return module;
}

/** The names of the members of a constant's type, or of a member of it that a path leads to. */
function keysOf(declaration: string, path: readonly string[]): string[] {
  const depth = ' '.repeat(4 * (path.length + 1));
  let text = declaration;
  for (const step of path)
    text = new RegExp(`^ +(?:readonly )?${step}: \\{[^]*?^ +\\}`, 'm').exec(text)?.[0] ?? '';
  return [...text.matchAll(new RegExp(`^${depth}¶?(?:readonly )?'?([\\w-]+)'?:`, 'gm'))].map(
    ([, key]) => key!,
  );
}
