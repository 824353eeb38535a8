import { type ESTree, parseSync, Visitor } from 'vite';

/** One import, re-export, dynamic import or import type: what it names and where it stands. */
export type Import = { readonly specifier: string; readonly offset: number };

/** Something that the runtime gives without an import, such as `process` or `Date.now`. */
export type GlobalUse = { readonly name: string; readonly offset: number };

export type Uses = { readonly imports: readonly Import[]; readonly globals: readonly GlobalUse[] };

function nameOf(member: ESTree.MemberExpression): string | undefined {
  if (!member.computed) return member.property.type === 'Identifier' ? member.property.name : undefined;
  return member.property.type === 'Literal' && typeof member.property.value === 'string'
    ? member.property.value
    : undefined;
}

/**
 * What a TypeScript file asks of others and of its runtime.
 * A name that the file declares anywhere is taken to be its own; a property's name is not a use.
 * @throws Error when the file does not parse
 */
export function usesOf(path: string, text: string): Uses {
  const { program, errors } = parseSync(path, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${path}: ${error.message}`);

  const imports: Import[] = [];
  const uses: GlobalUse[] = [];
  const declared = new Set<string>();
  /** Identifiers that are names of properties, not values. */
  const labels = new Set<number>();

  const add = (source: { value?: unknown; start: number } | null) => {
    if (typeof source?.value === 'string') imports.push({ specifier: source.value, offset: source.start });
  };
  const label = (key: { start: number }, computed: boolean) => {
    if (!computed) labels.add(key.start);
  };

  const declare = (pattern: unknown): void => {
    const node = pattern as ESTree.BindingPattern | ESTree.TSParameterProperty | ESTree.BindingRestElement | null;
    if (node === null) return;
    if (node.type === 'Identifier') declared.add(node.name);
    else if (node.type === 'AssignmentPattern') declare(node.left);
    else if (node.type === 'RestElement') declare(node.argument);
    else if (node.type === 'ArrayPattern') node.elements.forEach(declare);
    else if (node.type === 'ObjectPattern') {
      for (const property of node.properties) {
        declare(property.type === 'RestElement' ? property.argument : property.value);
      }
    }
  };

  new Visitor({
    ImportDeclaration: (node) => {
      add(node.source);
      for (const specifier of node.specifiers) declared.add(specifier.local.name);
    },
    ImportSpecifier: (node) => label(node.imported, false),
    ExportSpecifier: (node) => {
      if (node.exported.start !== node.local.start) label(node.exported, false);
    },
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source as { value?: unknown; start: number }),
    TSImportType: (node) => add(node.source),
    VariableDeclarator: (node) => declare(node.id),
    FunctionDeclaration: (node) => {
      declare(node.id);
      node.params.forEach(declare);
    },
    FunctionExpression: (node) => node.params.forEach(declare),
    ArrowFunctionExpression: (node) => node.params.forEach(declare),
    ClassDeclaration: (node) => declare(node.id),
    TSTypeAliasDeclaration: (node) => declare(node.id),
    TSInterfaceDeclaration: (node) => declare(node.id),
    CatchClause: (node) => declare(node.param),
    Property: (node) => {
      if (!node.shorthand) label(node.key, node.computed);
    },
    PropertyDefinition: (node) => label(node.key, node.computed),
    MethodDefinition: (node) => label(node.key, node.computed),
    TSPropertySignature: (node) => label(node.key, node.computed),
    TSMethodSignature: (node) => {
      label(node.key, node.computed);
      node.params.forEach(declare);
    },
    TSFunctionType: (node) => node.params.forEach(declare),
    MemberExpression: (node) => {
      label(node.property, node.computed);
      const name = nameOf(node);
      if (name === undefined || node.object.type !== 'Identifier') return;
      uses.push({ name: `${node.object.name}.${name}`, offset: node.start });
    },
    NewExpression: (node) => {
      if (node.callee.type === 'Identifier') {
        uses.push({ name: `new ${node.callee.name}(${node.arguments.length > 0 ? '…' : ''})`, offset: node.start });
      }
    },
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier') uses.push({ name: `${node.callee.name}()`, offset: node.start });
    },
    Identifier: (node) => {
      uses.push({ name: node.name, offset: node.start });
    },
  }).visit(program);

  const rootOf = (name: string) => /[\w$]+/.exec(name.replace(/^new /, ''))?.[0] ?? name;
  const globals = uses.filter(
    ({ name, offset }) => !declared.has(rootOf(name)) && !(labels.has(offset) && /^\w+$/.test(name)),
  );
  return { imports: imports.toSorted((one, other) => one.offset - other.offset), globals };
}
