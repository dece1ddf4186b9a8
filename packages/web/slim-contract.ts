import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Named = { name: string };
type Edit = { start: number; end: number; text: string };

/** Parts of an endpoint that only the server reads. */
const serverOnly = new Set(['params', 'query', 'body', 'answer', 'summary', 'row', 'bodyLimit']);
/** Where schemas come from. */
const schemaModules = /^zod$|\/kit\/(fields|records|rich-text|endpoint|list)\.ts$|\.forms\.ts$/;
/** Modules of calls and answers; forms and the kit keep their schemas. */
const callModules = /packages\/contract\/src\/([\w-]+|kit\/export)\.ts$/;

/**
 * The pages know calls by their method, address and permission; what goes in and out is checked by
 * the server, and forms bring their own schemas. So the build of the pages leaves the schemas out of
 * the contract's modules of calls, and zod out of the first screen
 * (docs/decisions/0015-slim-contract.md). A page that needs such a schema after all does not build:
 * it belongs into `<room>.forms.ts`.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    transform(code, id) {
      if (!callModules.test(id)) return null;
      const read = (text: string) => this.parse(text) as unknown as Node;
      const slim = withoutSchemas(code, read(code));
      return { code: withoutIdleImports(slim, read(slim)), map: null };
    },
  };
}

function withoutSchemas(code: string, program: Node): string {
  const schemas = new Set<string>();
  const edits: Edit[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'ImportDeclaration') {
      if (!schemaModules.test((node.source as { value: string }).value)) return;
      for (const one of node.specifiers as Node[]) schemas.add((one.local as Named).name);
      return;
    }
    if (isCall(node, 'endpoint') || isCall(node, 'list')) {
      edits.push({ start: node.start, end: node.end, text: slimCall(node, code) });
      return;
    }
    const constant = constantOf(node);
    if (constant && !isCall(constant.init, 'endpoint') && !isCall(constant.init, 'list')) {
      const told = namesIn(constant.init);
      if ([...told].some((name) => schemas.has(name)) && !hasCalls(constant.init)) {
        schemas.add(constant.name);
        edits.push({ start: node.start, end: node.end, text: '' });
        return;
      }
    }
    for (const part of partsOf(node)) visit(part);
  };
  visit(program);
  return applied(code, edits);
}

/** A declaration of one constant, exported or not. */
function constantOf(node: Node): { name: string; init: Node } | null {
  const declaration = node.type === 'ExportNamedDeclaration' ? (node.declaration as Node) : node;
  if (declaration?.type !== 'VariableDeclaration') return null;
  const [first, ...more] = declaration.declarations as Node[];
  const { id, init } = first as unknown as { id: Node; init: Node | null };
  if (more.length > 0 || id.type !== 'Identifier' || !init) return null;
  return { name: (id as unknown as Named).name, init };
}

/** Imports of nothing that is still used would only tie the chunks together. */
function withoutIdleImports(code: string, program: Node): string {
  const body = program.body as Node[];
  const imports = body.filter(({ type }) => type === 'ImportDeclaration');
  const used = new Set<string>();
  for (const node of body) {
    if (node.type !== 'ImportDeclaration') for (const name of namesIn(node)) used.add(name);
  }
  const idle = imports.filter(({ specifiers }) =>
    (specifiers as Node[]).every((one) => !used.has((one.local as Named).name)),
  );
  return applied(
    code,
    idle.map(({ start, end }) => ({ start, end, text: '' })),
  );
}

function partsOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((part): part is Node => typeof (part as Node | null)?.type === 'string');
}

/** Every name that is read in a piece of code. */
function namesIn(node: Node, names = new Set<string>()): Set<string> {
  if (node.type === 'Identifier') names.add((node as unknown as Named).name);
  for (const [key, part] of Object.entries(node)) {
    const label = !node.computed && (key === 'property' || (key === 'key' && !node.shorthand));
    if (label) continue;
    for (const child of [part].flat()) {
      if (typeof (child as Node | null)?.type === 'string') namesIn(child as Node, names);
    }
  }
  return names;
}

const isCall = (node: Node, name: string) =>
  node.type === 'CallExpression' && (node.callee as Named).name === name;

/** Whether calls of the API are made somewhere inside. */
const hasCalls = (node: Node): boolean =>
  isCall(node, 'endpoint') || isCall(node, 'list') || partsOf(node).some(hasCalls);

/** What the pages read of a call or a list: of filters and parameters only their names. */
function slimCall(call: Node, code: string): string {
  const [spec] = call.arguments as [{ properties: Node[] }];
  const kept = spec.properties.flatMap((part) => {
    const name = (part.key as Named | undefined)?.name ?? '';
    if (serverOnly.has(name)) return [];
    if (name !== 'filters' && name !== 'extra') return [code.slice(part.start, part.end)];
    const { properties } = part.value as unknown as { properties: Node[] };
    return [`${name}: ${JSON.stringify(properties.map(({ key }) => (key as Named).name))}`];
  });
  return `({ ${kept.join(', ')} })`;
}

function applied(code: string, edits: Edit[]): string {
  let text = '';
  let at = 0;
  for (const edit of edits) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}
