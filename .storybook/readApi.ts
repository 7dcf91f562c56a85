import { resolve } from 'node:path';
import { API, SymbolFlags, type Symbol, type Type } from 'typescript/unstable/sync';
import {
  isLiteralTypeNode,
  isPropertySignatureDeclaration,
  isTypeReferenceNode,
  isUnionTypeNode,
  SyntaxKind,
  type Node,
  type TypeNode,
} from 'typescript/unstable/ast';

export type Prop = {
  name: string;
  /** The declared type, without `undefined`; aliases of literals are resolved. */
  type: string;
  /** Declarations of the package's types in it. */
  detail: string;
  /** The literals, if the type is a union of literals. */
  options?: (string | number)[];
  isRequired: boolean;
  description: string;
  defaultValue?: string;
};

/** A prop in one variant of a union, with the members of its type. */
type Declared = Omit<Prop, 'type'> & { types: string[] };

export type Component = { name: string; props: Prop[] };

const root = resolve(import.meta.dirname, '../packages/ui');

function nodesIn(node: Node): Node[] {
  const found = [node];
  node.forEachChild((child) => void found.push(...nodesIn(child)));
  return found;
}

/** Reads the public components and their props with the type checker. */
export function readApi(): Component[] {
  const api = new API({ cwd: root });
  const config = resolve(root, 'tsconfig.build.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)!;
  const { checker, program } = project;

  const original = (symbol: Symbol) =>
    symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const exportsOf = (path: string) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(path)!);
    return module ? checker.getExportsOfModule(module).map(original) : [];
  };
  const nodesOf = (symbol: Symbol) =>
    symbol.declarations
      .filter(({ path }) => path.includes('/packages/ui/src/'))
      .map((found) => found.resolve(project)!);

  const unionMembers = (type: Type) => (type.isUnionType() ? type.getTypes() : [type]);

  const withoutUndefined = (node: TypeNode): readonly TypeNode[] =>
    (isUnionTypeNode(node) ? node.types : [node]).filter(
      ({ kind }) => kind !== SyntaxKind.UndefinedKeyword,
    );
  /** Literals of a type in source order; undefined for other types. */
  const optionsOf = (node: TypeNode): (string | number)[] | undefined => {
    const options = withoutUndefined(node).map((part) => {
      if (!isLiteralTypeNode(part) && !isTypeReferenceNode(part)) return undefined;
      const type = checker.getTypeFromTypeNode(part)!;
      const values = unionMembers(type).map((member) => member.isLiteralType() && member.value);
      const isOption = (value: unknown) => typeof value === 'string' || typeof value === 'number';
      return values.every(isOption) ? (values as (string | number)[]) : undefined;
    });
    return options.every((values) => values !== undefined) ? options.flat() : undefined;
  };
  /** Source of a type; aliases of literals are resolved. */
  const textOf = (node: TypeNode) =>
    optionsOf(node)
      ?.map((value) => (typeof value === 'string' ? `'${value}'` : value))
      .join(' | ') ?? node.getText();
  /** Declarations of the package's types in a node, recursively. */
  const detailOf = (node: Node, known = new Set<string>()): string[] =>
    nodesIn(node).flatMap((child) => {
      const symbol = isTypeReferenceNode(child) && checker.getSymbolAtLocation(child.typeName);
      if (!symbol || symbol.flags & SymbolFlags.TypeParameter || known.has(symbol.name)) return [];
      known.add(symbol.name);
      return nodesOf(original(symbol)).flatMap((type) => [
        type.getText(),
        ...detailOf(type, known),
      ]);
    });

  const propOf = (symbol: Symbol): Declared[] => {
    const node = nodesOf(symbol).find((declaration) => isPropertySignatureDeclaration(declaration));
    if (!node?.type || node.type.kind === SyntaxKind.NeverKeyword) return [];
    const options = optionsOf(node.type);
    const types = withoutUndefined(node.type).map(textOf);
    const [tag] = symbol.getJsDocTags(checker).filter(({ name }) => name === 'default');
    return [
      {
        name: symbol.name,
        types,
        detail: options ? '' : [...new Set(detailOf(node.type))].join('\n\n'),
        ...(options && { options }),
        isRequired: !(symbol.flags & SymbolFlags.Optional),
        description: symbol.getDocumentationComment(checker),
        ...(tag?.text && { defaultValue: tag.text }),
      },
    ];
  };
  /** The props of a type; variants of a union are merged. */
  const propsOf = (symbol: Symbol): Prop[] => {
    const ways = unionMembers(checker.getDeclaredTypeOfSymbol(symbol)).map((way) =>
      checker.getPropertiesOfType(way).flatMap(propOf),
    );
    const names = new Set(ways.flat().map(({ name }) => name));
    return [...names].map((name) => {
      const same = ways.flat().filter((prop) => prop.name === name);
      const { types: _, ...first } = same[0]!;
      return {
        ...first,
        type: [...new Set(same.flatMap(({ types }) => types))].join(' | '),
        isRequired: same.length === ways.length && same.every(({ isRequired }) => isRequired),
        description: same.find(({ description }) => description)?.description ?? '',
      };
    });
  };

  const entries = ['index.ts', 'blocks/index.ts', 'components/Toast/Toast.tsx'];
  const exported = entries.flatMap((entry) => exportsOf(resolve(root, 'src', entry)));
  const types = new Set(
    exported.filter(({ flags }) => flags & (SymbolFlags.TypeAlias | SymbolFlags.Interface)),
  );
  const components = exported.flatMap((symbol): Component[] => {
    const props = [...types].find(({ name }) => name === `${symbol.name}Props`);
    if (!(symbol.flags & SymbolFlags.Function) || !props) return [];
    return [{ name: symbol.name, props: propsOf(props) }];
  });
  api.close();
  return components;
}
