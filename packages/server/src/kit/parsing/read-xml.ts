import { parseDocument } from 'htmlparser2';

/* XML that a service outside answers. For a thread of its own: parsing.ts. */

/** The first element of a name: all words in it, and those of each element right under it by its name. */
export type XmlElement = { text: string; children: Record<string, string> };

type Node = { type: string; name?: string; data?: string; children?: Node[] };

/** Prefixes of namespaces are each service's own. */
const nameOf = (node: Node) => node.name?.replace(/^.*:/, '');

function find(node: Node, name: string): Node | undefined {
  if (nameOf(node) === name) return node;
  for (const child of node.children ?? []) {
    const found = find(child, name);
    if (found) return found;
  }
  return undefined;
}

const textOf = (node: Node): string =>
  node.data ?? (node.children ?? []).map((child) => textOf(child)).join('');

/** @returns null where there is no such element; what is no XML has none */
export function readXml(xml: string, element: string): XmlElement | null {
  const found = find(parseDocument(xml, { xmlMode: true, decodeEntities: true }) as Node, element);
  if (!found) return null;
  const named = (found.children ?? []).flatMap((child) => {
    const name = nameOf(child);
    return name ? [[name, textOf(child).trim()] as const] : [];
  });
  return { text: textOf(found), children: Object.fromEntries(named) };
}
