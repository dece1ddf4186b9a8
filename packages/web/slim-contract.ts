import type { Plugin } from 'vite';

type Node = { type: string; start: number; end: number; [key: string]: unknown };
type Edit = { start: number; end: number; text: string };

/** Parts of an endpoint that only the server reads. */
const serverOnly = new Set(['params', 'query', 'body', 'answer', 'summary', 'row', 'bodyLimit']);
/** Initializers that do nothing when they are evaluated. */
const inert = new Set([
  'Literal',
  'Identifier',
  'TemplateLiteral',
  'ArrowFunctionExpression',
  'FunctionExpression',
]);

/**
 * The pages know calls by their method, address and permission; what goes in and out is checked by
 * the server, and forms check their own schemas. So the build leaves the schemas out of the
 * contract's endpoints and lists, and marks every constant of the contract as free of effects:
 * what no page uses is then dropped, zod with it, until a form brings it
 * (docs/decisions/0015-slim-contract.md).
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    transform(code, id) {
      if (!/packages\/contract\/src\/[\w./-]+\.ts$/.test(id)) return null;
      const edits: Edit[] = [];
      visit(this.parse(code) as unknown as Node, edits, code);
      return { code: applied(code, edits), map: null };
    },
  };
}

function visit(node: Node, edits: Edit[], code: string): void {
  if (node.type === 'ImportDeclaration' && (node.specifiers as Node[]).length === 0) {
    edits.push({ start: node.start, end: node.end, text: '' });
    return;
  }
  if (isCall(node, 'endpoint') || isCall(node, 'list')) {
    edits.push({ start: node.start, end: node.end, text: slim(node, code) });
    return;
  }
  if (node.type === 'VariableDeclarator') {
    const init = node.init as Node | null;
    const named = (node.id as Node).type === 'Identifier';
    if (
      init &&
      named &&
      !inert.has(init.type) &&
      !isCall(init, 'endpoint') &&
      !isCall(init, 'list')
    ) {
      edits.push({ start: init.start, end: init.start, text: '/* @__PURE__ */ (() => (' });
      visitParts(init, edits, code);
      edits.push({ start: init.end, end: init.end, text: '))()' });
      return;
    }
  }
  visitParts(node, edits, code);
}

function visitParts(node: Node, edits: Edit[], code: string): void {
  for (const part of Object.values(node)) {
    for (const child of Array.isArray(part) ? part : [part]) {
      if (child && typeof (child as Node).type === 'string') visit(child as Node, edits, code);
    }
  }
}

const isCall = (node: Node, name: string) =>
  node.type === 'CallExpression' && (node.callee as { name?: string }).name === name;

/** The call's argument with what pages read of it. */
function slim(call: Node, code: string): string {
  const [spec] = call.arguments as [{ properties: Node[] }];
  const kept: string[] = [];
  for (const part of spec.properties) {
    const name = (part.key as { name?: string } | undefined)?.name ?? '';
    const value = part.value as Node;
    if (serverOnly.has(name)) continue;
    if (name === 'filters' || name === 'extra') {
      const names = (value.properties as Node[]).map((one) => (one.key as { name: string }).name);
      kept.push(`${name}: ${JSON.stringify(names)}`);
    } else kept.push(code.slice(part.start, part.end));
  }
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
