import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseSync, type types as t } from '@babel/core';
import manifest from '../package.json' with { type: 'json' };

/** One name that an application can import. */
export type PublicName = {
  /** As it is imported: `Button`, or `toast: Toast` from a secondary entry. */
  name: string;
  /** Its declaration, and below it every internal type it is made of, without comments. */
  declaration: string;
  /** Members of its props that have no docstring. */
  undocumented: string[];
  /** Its members, if it is a type of props. */
  members: string[];
};

type Declared = { node: t.Node; text: string };
type Read = (file: string) => Module;
type Module = {
  declared: Map<string, Declared>;
  imported: Map<string, { file: string; name: string }>;
  reexported: { file: string; name: string; as: string }[];
};

const root = resolve(import.meta.dirname, '..');

/** Reads the public API from the declarations that TypeScript emits for the package. */
export function readPublicApi(): PublicName[] {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-ui-types-'));
  try {
    const tsc = resolve(root, '../../node_modules/typescript/bin/tsc');
    execFileSync(process.execPath, [
      tsc,
      '-p',
      join(root, 'tsconfig.build.json'),
      '--outDir',
      folder,
      '--noCheck',
    ]);
    return readEntries(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readEntries(folder: string): PublicName[] {
  const modules = new Map<string, Module>();
  const read: Read = (file) => {
    const known = modules.get(file) ?? readModule(file);
    modules.set(file, known);
    return known;
  };

  const publicNames = Object.entries(manifest.exports).flatMap(([entry, target]) => {
    if (typeof target !== 'object' || !('types' in target)) return [];
    const file = join(folder, target.types.replace('./dist/', ''));
    const prefix = entry === '.' ? '' : `${entry.slice(2)}: `;
    const { reexported, declared } = read(file);
    const own = [...declared].filter(([, { node }]) => node.type === 'ExportNamedDeclaration');
    return [...reexported, ...own.map(([name]) => ({ file, name, as: name }))].map((exported) => ({
      name: prefix + exported.as,
      home: findHome(exported.file, exported.name, read),
    }));
  });
  const homes = publicNames.map(({ home }) => `${home.file}#${home.name}`);

  return publicNames
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, home }) => {
      const members = memberNodes(read(home.file).declared.get(home.name)?.node);
      const others = new Set(homes);
      others.delete(`${home.file}#${home.name}`);
      return {
        name,
        declaration: withParts(home.file, home.name, read, others).join('\n'),
        members: members.map(memberName),
        undocumented: members.filter((member) => !member.leadingComments).map(memberName),
      };
    });
}

/** Follows a name through re-exports. */
function findHome(file: string, name: string, read: Read): { file: string; name: string } {
  const module = read(file);
  if (module.declared.has(name)) return { file, name };
  const passed = module.reexported.find((entry) => entry.as === name);
  const next = passed ?? module.imported.get(name);
  if (!next) throw new Error(`${name} is exported by ${file} but declared nowhere.`);
  return findHome(next.file, next.name, read);
}

/** A declaration, followed by the internal ones that it uses; public ones are listed separately. */
function withParts(file: string, name: string, read: Read, seen: Set<string>): string[] {
  const found = read(file).declared.get(name);
  if (!found || seen.has(`${file}#${name}`)) return [];
  seen.add(`${file}#${name}`);
  /** Resolves `a.b.c`: a name in a module, and its members. */
  const resolveMention = (mention: string) => {
    const [first = '', ...path] = mention.split('.');
    const source = read(file).imported.get(first);
    if (source?.name === '*') {
      const [member, ...rest] = path;
      return member && { file: source.file, name: member, path: rest };
    }
    return source ? { ...source, path } : first !== name && { file, name: first, path };
  };
  const text = found.text.replace(/keyof typeof ([\w$.]+)/g, (whole, mention: string) => {
    const target = resolveMention(mention);
    const keys = target && keysOf(read(target.file).declared.get(target.name)?.node, target.path);
    return keys ? keys.map((key) => `'${key}'`).join(' | ') : whole;
  });
  const mentions = new Set(text.match(/[A-Za-z_$][\w$]*(\.[A-Za-z_$][\w$]*)?/g));
  return [
    text,
    ...[...mentions].flatMap((mention) => {
      const target = resolveMention(mention);
      return target ? withParts(target.file, target.name, read, seen) : [];
    }),
  ];
}

function readModule(file: string): Module {
  const code = readFileSync(file, 'utf8');
  const parsed = parseSync(code, {
    filename: file,
    configFile: false,
    babelrc: false,
    parserOpts: { plugins: [['typescript', { dts: true }]] },
  });
  if (!parsed) throw new Error(`${file} could not be parsed.`);
  const module: Module = { declared: new Map(), imported: new Map(), reexported: [] };
  const fileOf = (specifier: string) => {
    const target = resolve(dirname(file), specifier.replace(/\.js$/, '.d.ts'));
    return specifier.startsWith('.') && existsSync(target) ? target : undefined;
  };
  const declare = (node: t.Node, name: string) => {
    const text = code
      .slice(node.start ?? 0, node.end ?? 0)
      .replace(/\/\*[\s\S]*?\*\/\s*/g, '')
      .replace(/^(export )?(declare )?/, '');
    module.declared.set(name, { node, text });
  };

  for (const statement of parsed.program.body) {
    if (statement.type === 'ImportDeclaration') {
      const source = fileOf(statement.source.value);
      if (!source) continue;
      for (const specifier of statement.specifiers) {
        const name =
          specifier.type === 'ImportSpecifier' ? textOf(specifier.imported) : ('*' as const);
        module.imported.set(specifier.local.name, { file: source, name });
      }
    } else if (statement.type === 'ExportNamedDeclaration' && statement.specifiers.length > 0) {
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ExportSpecifier') continue;
        const passedOn = module.imported.get(specifier.local.name);
        const source = statement.source ? fileOf(statement.source.value) : passedOn?.file;
        if (!source) continue;
        module.reexported.push({
          file: source,
          name: specifier.local.name,
          as: textOf(specifier.exported),
        });
      }
    } else {
      const declaration =
        statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
      if (!declaration) continue;
      if (declaration.type === 'VariableDeclaration') {
        for (const { id } of declaration.declarations) {
          if (id.type === 'Identifier') declare(statement, id.name);
        }
      } else if ('id' in declaration && declaration.id?.type === 'Identifier') {
        declare(statement, declaration.id.name);
      }
    }
  }
  return module;
}

function textOf(node: t.Identifier | t.StringLiteral): string {
  return node.type === 'Identifier' ? node.name : node.value;
}

/** The members of an interface, or of every object in a type that is put together of some. */
function memberNodes(node: t.Node | null | undefined): t.TSPropertySignature[] {
  switch (node?.type) {
    case 'ExportNamedDeclaration':
      return memberNodes(node.declaration);
    case 'TSInterfaceDeclaration':
      return node.body.body.filter(isProp);
    case 'TSTypeAliasDeclaration':
      return memberNodes(node.typeAnnotation);
    case 'TSParenthesizedType':
      return memberNodes(node.typeAnnotation);
    case 'TSIntersectionType':
    case 'TSUnionType':
      return node.types.flatMap(memberNodes);
    case 'TSTypeLiteral':
      return node.members.filter(isProp);
    default:
      return [];
  }
}

/** A member that can be given: not one that a pairing of props forbids. */
function isProp(member: t.TSTypeElement): member is t.TSPropertySignature {
  const type = member.type === 'TSPropertySignature' && member.typeAnnotation;
  return type && type.type === 'TSTypeAnnotation'
    ? type.typeAnnotation.type !== 'TSNeverKeyword'
    : member.type === 'TSPropertySignature';
}

/** The names of the members of a constant's type, or of a member of it that a path leads to. */
function keysOf(node: t.Node | undefined, path: readonly string[]): string[] | undefined {
  const statement = node?.type === 'ExportNamedDeclaration' ? node.declaration : node;
  if (statement?.type !== 'VariableDeclaration') return undefined;
  const id = statement.declarations[0]?.id;
  let members = membersIn(id?.type === 'Identifier' ? id.typeAnnotation : undefined);
  for (const step of path) {
    members = membersIn(members.find((member) => memberName(member) === step)?.typeAnnotation);
  }
  return members.length > 0 ? members.map(memberName) : undefined;
}

function membersIn(annotation: t.Node | null | undefined): t.TSPropertySignature[] {
  return annotation?.type === 'TSTypeAnnotation' ? memberNodes(annotation.typeAnnotation) : [];
}

function memberName({ key }: t.TSPropertySignature): string {
  return key.type === 'Identifier' ? key.name : String('value' in key ? key.value : '?');
}
